import { TierMark } from '../tier-mark/index.ts';
import styles from './rank-progress.module.css';

interface RankProgressProps {
  /** The number of divisions of the current tier. A tier without divisions is one bar. */
  readonly divisions: number;
  /** The progress in the current tier, 0 to 1: `NextTier.tierProgress`. */
  readonly progress: number;
  /** The mark of the next tier. */
  readonly nextMark?: string;
  /** The same as text: "54 points to Crystal 1". */
  readonly children: React.ReactNode;
}

/** Returns how full one of the equal parts of a bar is, in percent. */
const fillOf = (progress: number, parts: number, part: number) =>
  Math.round(Math.min(1, Math.max(0, progress * parts - part)) * 100);

/** The progress to the next division as a bar with a text. */
export function RankProgress({ divisions, progress, nextMark, children }: RankProgressProps) {
  const parts = Math.max(1, divisions);
  return (
    <div>
      <div className={styles.ladder} aria-hidden="true">
        <div className={styles.bar}>
          {[...Array(parts).keys()].map((part) => (
            <i key={part} style={{ '--p': `${fillOf(progress, parts, part)}%` }} />
          ))}
        </div>
        {nextMark && <TierMark mark={nextMark} size="s" />}
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

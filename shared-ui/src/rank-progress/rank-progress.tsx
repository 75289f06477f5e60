import { TierMark } from '../tier-mark/index.ts';
import styles from './rank-progress.module.css';

interface RankProgressProps {
  /** How many divisions the present tier has; a tier without divisions is one bar. */
  readonly divisions: number;
  /** How far through the present tier, 0 to 1: `NextTier.tierProgress`. */
  readonly progress: number;
  /** The mark of the tier that comes next. */
  readonly nextMark?: string;
  /** The same in words: "54 points to Crystal 1". */
  readonly children: React.ReactNode;
}

/** How full one part of a bar is that is cut into equal parts. */
const fillOf = (progress: number, parts: number, part: number) =>
  Math.round(Math.min(1, Math.max(0, progress * parts - part)) * 100);

/** The way to the next division as a bar; its words say the same. */
export function RankProgress({ divisions, progress, nextMark, children }: RankProgressProps) {
  const parts = Math.max(1, divisions);
  return (
    <div>
      <div className={styles.ladder} aria-hidden="true">
        <div className={styles.bar}>
          {Array.from({ length: parts }, (_, part) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
              key={part}
              style={{ '--p': `${fillOf(progress, parts, part)}%` } as React.CSSProperties}
            />
          ))}
        </div>
        {nextMark && <TierMark mark={nextMark} size="s" />}
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

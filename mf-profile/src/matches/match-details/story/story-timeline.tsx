import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import type { LogLine } from '../kill-log/kill-log-line.ts';
import type { MatchStory } from './match-story.ts';
import styles from './story.module.css';

const percent = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`;

/** The distances between labels of the axis, in seconds. */
const steps = [60, 120, 300, 600, 1200];
const mostLabels = 7;

const ticksUntil = (end: number): readonly number[] => {
  const step = steps.find((one) => end / one < mostLabels) ?? 3600;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => at * step);
};

/** Alive players as steps from 0 to 100 in both directions. */
function drawSteps({ alive, end, total }: MatchStory): string {
  const x = (at: number) => ((at / end) * 100).toFixed(2);
  const y = (count: number) => ((1 - count / total) * 100).toFixed(2);
  return `${alive.map(({ at, count }, index) => (index === 0 ? `M0 ${y(count)}` : `H${x(at)}V${y(count)}`)).join('')}H100`;
}

/** Alive players over time, and the life of each teammate. Readers get the same from the sentences and the kill log. */
export function StoryTimeline({ story }: { readonly story: MatchStory }) {
  const format = useFormat();
  const { end, total, alive, lives } = story;
  if (end <= 0 || total === 0) return null;
  const line = drawSteps(story);
  return (
    <div className={styles.timeline} aria-hidden="true">
      <div className={styles.alive}>
        <span className={styles.most}>
          <Plural value={total} one="# alive" other="# alive" />
        </span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.area} d={`${line}V100H0Z`} />
          <path className={styles.line} d={line} />
        </svg>
        <b className={styles.left} style={{ '--y': percent(alive.at(-1)?.count ?? 0, total) }}>
          {alive.at(-1)?.count}
        </b>
      </div>
      <ol className={styles.lives}>
        {lives.map(({ member, isOwn, until, marks }) => (
          <li key={`${member.playerId} ${member.name}`} className={isOwn ? styles.own : undefined}>
            <span className={styles.name}>{member.name}</span>
            <span className={styles.lane}>
              <span className={styles.life} style={{ '--v': percent(until, end) }} />
              {marks.map((mark, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: marks never move, and one second can have two equal marks
                <Mark key={at} mark={mark} x={percent(Math.min(mark.entry.at, end), end)} />
              ))}
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.axis}>
        {ticksUntil(end).map((at) => (
          <span key={at} style={{ '--v': percent(at, end) }}>
            {format.clock(at)}
          </span>
        ))}
      </div>
      <Key />
    </div>
  );
}

function Mark({ mark: { entry, kind }, x }: { readonly mark: LogLine; readonly x: string }) {
  const format = useFormat();
  const isSuffered = kind === 'down' || kind === 'lost';
  const other = isSuffered ? entry.by?.name : entry.whom.name;
  return (
    <i
      className={classNames(styles.mark, styles[kind])}
      style={{ '--v': x }}
      title={[format.clock(entry.at), other].filter(Boolean).join(' · ')}
    />
  );
}

const Key = () => (
  <ul className={styles.key}>
    <li>
      <i className={classNames(styles.mark, styles.kill)} />
      <Trans>kill</Trans>
    </li>
    <li>
      <i className={classNames(styles.mark, styles.knock)} />
      <Trans>knock</Trans>
    </li>
    <li>
      <i className={classNames(styles.mark, styles.down)} />
      <Trans>knocked</Trans>
    </li>
    <li>
      <i className={classNames(styles.mark, styles.lost)} />
      <Trans>killed</Trans>
    </li>
  </ul>
);

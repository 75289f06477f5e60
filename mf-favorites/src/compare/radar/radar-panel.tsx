import { useCodeOnDemand } from '@hotdrop/shared-ui/code-on-demand';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RankedPlayer } from '../compared.ts';
import wide from '../wide-table.module.css';
import styles from './radar.module.css';
import { RadarKey, RadarShapes } from './radar-shapes.tsx';
import { type AxisId, axes, listStandings, positionOf, type Standings } from './standings.ts';

const loadRadar = () => import(/* webpackChunkName: "live-radar" */ './live-radar.tsx');

/** The size of the drawing. Its box has the same shape in any width. */
const size = { width: 440, height: 400, radius: 160 } as const;
const levels = [0.25, 0.5, 0.75, 1];
/** The labels of the axes keep this distance from the outermost ring, as a share of the radius. */
const labelDistance = 1.1;

/** The shares of ranked players that each player has left behind, as a radar and as a table. */
export function RadarPanel({ players }: { readonly players: readonly RankedPlayer[] }) {
  const standings = listStandings(players);
  if (standings.length === 0) return null;
  return (
    <Panel title={<Trans>Where they stand</Trans>} aside={<Trans>Share of ranked players left behind</Trans>}>
      <div className={styles.radar}>
        <RadarPlot players={standings} />
        <StandingTable players={standings} />
      </div>
    </Panel>
  );
}

function useAxisLabels(): Readonly<Record<AxisId, string>> {
  const { t } = useLingui();
  return {
    points: t`Points`,
    kda: t`KDA`,
    damage: t`Avg damage`,
    place: t`Avg rank`,
    winRate: t`Win rate`,
    top10: t`Top 10`,
  };
}

interface PlayersProps {
  readonly players: readonly Standings[];
}

function RadarPlot({ players }: PlayersProps) {
  const { code, box } = useCodeOnDemand(loadRadar, { area: 'mf-favorites', page: 'compare' });
  const { t } = useLingui();
  const { percent } = useFormat();
  const labels = useAxisLabels();
  const place = (axis: number, share: number) => {
    const { x, y } = positionOf(axis, share, size.radius);
    return {
      '--x': `${(50 + (100 * x) / size.width).toFixed(2)}%`,
      '--y': `${(50 + (100 * y) / size.height).toFixed(2)}%`,
    };
  };
  return (
    <div ref={box} className={styles.plot} role="img" aria-label={t`Radar of the figures in the table`}>
      {code ? (
        <code.LiveRadar players={players} labels={labels} radius={size.radius / size.height} />
      ) : (
        <StaticRadar players={players} />
      )}
      {axes.map(({ id }, axis) => (
        <span key={id} className={styles.axis} data-axis={axis} style={place(axis, labelDistance)}>
          {labels[id]}
        </span>
      ))}
      {[0.5, 1].map((level) => (
        <small key={level} className={styles.level} style={place(0, level)}>
          {percent(level, 0)}
        </small>
      ))}
    </div>
  );
}

const StaticRadar = ({ players }: PlayersProps) => (
  <svg
    className={styles.live}
    viewBox={`${-size.width / 2} ${-size.height / 2} ${size.width} ${size.height}`}
    aria-hidden="true"
  >
    {levels.map((level) => (
      <path
        key={level}
        className={styles.ring}
        d={`M${axes.map((_, axis) => pointText(axis, level)).join('L')}Z`}
      />
    ))}
    <path className={styles.ring} d={axes.map((_, axis) => `M0 0L${pointText(axis, 1)}`).join('')} />
    <RadarShapes players={players} radius={size.radius} />
  </svg>
);

function pointText(axis: number, share: number): string {
  const { x, y } = positionOf(axis, share, size.radius);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** More players than these scroll sideways on phones. */
const fitting = 3;

function StandingTable({ players }: PlayersProps) {
  const { t } = useLingui();
  const { percent } = useFormat();
  const labels = useAxisLabels();
  const label = t`Share of ranked players left behind`;
  return (
    <div
      className={wide.scroll}
      {...(players.length > fitting && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <td />
            {players.map(({ key, at, name }) => (
              <th key={key} scope="col">
                <RadarKey at={at} />
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {axes.map(({ id }, axis) => (
            <tr key={id}>
              <th scope="row">{labels[id]}</th>
              {players.map(({ key, shares }) => (
                <td key={key}>{percent(shares[axis] ?? null, 1)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { lazyDrawing } from '@hotdrop/shared-ui/lazy-drawing';
import { Panel } from '@hotdrop/shared-ui/panel';
import { Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../compare.module.css';
import type { RankedPlayer } from '../compared.ts';
import { RadarKey } from './radar-shapes.tsx';
import { type AxisId, axes, listStandings, positionOf, radarSize, type Standings } from './standings.ts';

const Radar = lazyDrawing(() => import('./radar.tsx'));

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
  const { t } = useLingui();
  const { percent } = useFormat();
  const labels = useAxisLabels();
  const place = (axis: number, share: number) => {
    const { x, y } = positionOf(axis, share, radarSize.radius);
    return {
      '--x': `${(50 + (100 * x) / radarSize.width).toFixed(2)}%`,
      '--y': `${(50 + (100 * y) / radarSize.height).toFixed(2)}%`,
    };
  };
  return (
    <div className={styles.plot} role="img" aria-label={t`Radar of the figures in the table`}>
      <Radar players={players} />
      {axes.map(({ id }, axis) => (
        <span key={id} className={styles.axis} data-axis={axis} style={place(axis, labelDistance)}>
          {labels[id]}
        </span>
      ))}
      {[0.5, 1].map((level) => (
        <Text as="small" size="t12" tone="faint" key={level} className={styles.level} style={place(0, level)}>
          {percent(level, 0)}
        </Text>
      ))}
    </div>
  );
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
      className={styles.scroll}
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

import { Panel } from '@hotdrop/shared-ui/layout';
import { lazyDrawing } from '@hotdrop/shared-ui/lazy-drawing';
import { Grid, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../compare.module.css';
import type { RankedPlayer } from '../compared.ts';
import { RadarKey } from './radar-shapes.tsx';
import {
  type Axis,
  type AxisId,
  axes,
  listStandings,
  positionOf,
  radarSize,
  type Standings,
} from './standings.ts';

const Radar = lazyDrawing(() => import('./radar.tsx'));

/** The labels of the axes keep this distance from the outermost ring, as a share of the radius. */
const labelDistance = 1.1;

/** The shares of ranked players that each player has left behind, as a radar and as a table. */
export function RadarPanel({ players }: { readonly players: readonly RankedPlayer[] }) {
  const standings = listStandings(players);
  if (standings.length === 0) return null;
  return (
    <Panel title={<Trans>Where they stand</Trans>} aside={<Trans>Share of ranked players left behind</Trans>}>
      <Grid
        columns={standings.length > 4 ? 1 : '6fr minmax(0, 5fr)'}
        narrowColumns={1}
        align="center"
        gap={4}
        padding={[5, 0]}
      >
        <RadarPlot players={standings} />
        <StandingTable players={standings} />
      </Grid>
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
    <div className={styles.plot} role="img" aria-label={t`Radar of the stats in the table`}>
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

function StandingTable({ players }: PlayersProps) {
  const { t } = useLingui();
  const { percent } = useFormat();
  const labels = useAxisLabels();
  return (
    <Table
      caption={t`Share of ranked players left behind`}
      columns={[
        {
          id: 'axis',
          head: <VisuallyHidden>{t`Stats`}</VisuallyHidden>,
          variant: 'name',
          className: styles.label,
          cell: ({ id }) => labels[id],
        },
        ...players.map(
          ({ key, at, name, shares }): Column<Axis> => ({
            id: key,
            head: (
              <>
                <RadarKey at={at} />
                {name}
              </>
            ),
            variant: 'number',
            cell: (_, axis) => percent(shares[axis] ?? null, 1),
          }),
        ),
      ]}
      rows={axes}
      rowKey={({ id }) => id}
      density="dense"
    />
  );
}

import { readMode } from '@hotdrop/shared-domain/game';
import { rankedStats, rankPointsOf, type Stats } from '@hotdrop/shared-domain/stats';
import type { RankedModeStats } from '@hotdrop/shared-domain/wire';
import { Note, Panel } from '@hotdrop/shared-ui/layout';
import { Bar, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { UnknownStat } from '@hotdrop/shared-ui/tooltip';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './compare.module.css';
import { keyOf, type RankedPlayer } from './compared.ts';

interface StatTableProps {
  readonly players: readonly RankedPlayer[];
  readonly mode: string;
  /** The name of the season. Null: unknown. */
  readonly season: string | null;
}

/** A row for each stat and a column for each player, who is compared with the first. */
export function StatTable({ players, mode, season }: StatTableProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const { labels, show } = useStatText();
  const [base] = players;
  if (!base) return null;
  const modeName = readMode(game, mode).name[locale];
  const { name } = base.player;
  const about = season === null ? modeName : `${modeName} · ${season}`;
  const isCompared = players.filter(({ ranked }) => ranked).length > 1 && base.ranked !== null;
  const noGames = season === null ? <Trans>Stats not available</Trans> : <Trans>No ranked games</Trans>;
  const columns = players.map((one): Column<StatRow> => {
    const { player, ranked } = one;
    return {
      id: keyOf(one),
      head: player.name,
      isBest: (row) => {
        const value = readStat(row, ranked);
        return value !== null && value === findBest(row, players);
      },
      cell: (row) => {
        const value = readStat(row, ranked);
        if (value === null) {
          return (
            <UnknownStat>
              {!ranked ? (
                noGames
              ) : row.id === 'points' ? (
                <Trans>Without a rank there are no points.</Trans>
              ) : (
                <Trans>The game does not publish this stat.</Trans>
              )}
            </UnknownStat>
          );
        }
        const compared = one === base ? null : readStat(row, base.ranked);
        return compared === null ? (
          <Text size="d24">{show(row, value)}</Text>
        ) : (
          <Difference row={row} value={value} base={compared} />
        );
      },
    };
  });
  return (
    <Panel title={<Trans>Stats</Trans>} aside={about} className={styles.stats}>
      <Table
        caption={isCompared ? t`Stats, with differences to ${name}` : t`Stats, ${modeName}`}
        columns={[
          {
            id: 'stat',
            head: <VisuallyHidden>{t`Stats`}</VisuallyHidden>,
            variant: 'name',
            phone: '1 / 1 / auto / -1',
            className: styles.label,
            cell: ({ id }) => labels[id],
          },
          ...columns,
        ]}
        rows={statRows}
        rowKey={({ id }) => id}
        density="tall"
        phoneColumns={`repeat(${Math.min(players.length, 3)}, minmax(0, 1fr))`}
        hasPhoneLabels
      />
      {isCompared && (
        <Note>
          <Trans>
            Bars start in the middle, at the value of {name}: right is better, left is worse (for games: more,
            fewer). The best stat of each row is highlighted.
          </Trans>
        </Note>
      )}
    </Panel>
  );
}

interface DifferenceProps {
  readonly row: StatRow;
  readonly value: number;
  /** The stat that it is compared with. */
  readonly base: number;
}

/** Half of the bar is twice the stat of the first player. */
const halfBar = 0.48;
const leastShare = 0.01;

/** A stat with the difference in words, and as a bar from the middle. */
function Difference({ row, value, base }: DifferenceProps) {
  const { show } = useStatText();
  const difference = value - base;
  const isMore = difference > 0;
  const isBetter = isMore === (row.better !== 'less');
  const ratio = base > 0 ? Math.min(1, Math.abs(difference) / base) : 1;
  const share = difference === 0 ? 0 : Math.max(leastShare, ratio * halfBar);
  const tone = !row.better || difference === 0 ? 'muted' : isBetter ? 'up' : 'down';
  return (
    <>
      <Row as="span" align="baseline" justify="between" isWrapped className={styles.value}>
        <Text size="d24">{show(row, value)}</Text>
        <Text as="small" size="t12" tone={tone}>
          {difference === 0 ? (
            <Trans>the same</Trans>
          ) : (
            <Words
              unit={row.unit}
              digits={row.digits}
              base={base}
              size={Math.abs(difference)}
              isMore={isMore}
            />
          )}
        </Text>
      </Row>
      <Bar share={share} from={isBetter ? 0.5 : 0.5 - share} mark={0.5} tone={isBetter ? 'line' : 'quiet'} />
    </>
  );
}

interface WordsProps {
  readonly unit: DifferenceUnit;
  readonly digits: number;
  readonly base: number;
  readonly size: number;
  readonly isMore: boolean;
}

function Words({ unit, digits, base, size, isMore }: WordsProps) {
  const { decimal, number, percent } = useFormat();
  if (unit === 'count') {
    const count = number(size);
    return isMore ? <Trans>{count} more</Trans> : <Trans>{count} fewer</Trans>;
  }
  if (unit === 'place') {
    const places = decimal(size, 1);
    return isMore ? <Trans>{places} worse</Trans> : <Trans>{places} better</Trans>;
  }
  if (unit === 'rate') {
    const points = decimal(100 * size, 1);
    return isMore ? <Trans>{points} pts more</Trans> : <Trans>{points} pts less</Trans>;
  }
  // Nothing can be a share of 0.
  const amount = base > 0 ? percent(size / base, size / base < 0.01 ? 1 : 0) : decimal(size, digits);
  return isMore ? <Trans>{amount} more</Trans> : <Trans>{amount} less</Trans>;
}

/** How a difference is said: as a number, a share of the first stat, points of a percentage, or places. */
type DifferenceUnit = 'count' | 'share' | 'rate' | 'place';

type RowId = 'points' | 'kd' | 'kda' | 'damage' | 'place' | 'winRate' | 'top10' | 'wins' | 'games';

interface StatRow {
  readonly id: RowId;
  /** Null: the game does not publish it. */
  readonly read: (stats: RankedModeStats) => number | null;
  readonly unit: DifferenceUnit;
  /** Undefined: neither more nor less is better. */
  readonly better?: 'more' | 'less';
  /** Digits after the decimal point of the shown stat. */
  readonly digits: number;
}

const of = (stat: (stats: Stats) => number | null) => (stats: RankedModeStats) => stat(rankedStats(stats));

/** The compared stats. The first eight can be led in. */
export const statRows: readonly StatRow[] = [
  { id: 'points', read: rankPointsOf, unit: 'count', better: 'more', digits: 0 },
  { id: 'kd', read: of(({ kd }) => kd), unit: 'share', better: 'more', digits: 2 },
  { id: 'kda', read: of(({ kda }) => kda), unit: 'share', better: 'more', digits: 2 },
  { id: 'damage', read: of(({ averageDamage }) => averageDamage), unit: 'share', better: 'more', digits: 0 },
  { id: 'place', read: of(({ averageRank }) => averageRank), unit: 'place', better: 'less', digits: 1 },
  { id: 'winRate', read: of(({ winRate }) => winRate), unit: 'rate', better: 'more', digits: 3 },
  { id: 'top10', read: of(({ top10Rate }) => top10Rate), unit: 'rate', better: 'more', digits: 3 },
  { id: 'wins', read: of(({ wins }) => wins), unit: 'count', better: 'more', digits: 0 },
  { id: 'games', read: of(({ games }) => games), unit: 'count', digits: 0 },
];

/** A stat as precise as it is shown, so that stats that look equal are equal. */
export const readStat = (row: StatRow, ranked: RankedModeStats | null): number | null => {
  const value = ranked && row.read(ranked);
  return value === null ? null : Number(value.toFixed(row.digits));
};

/** The best stat of a row. Null: fewer than two are known, all are equal, or none is better. */
export function findBest(row: StatRow, players: readonly Pick<RankedPlayer, 'ranked'>[]): number | null {
  const values = players.flatMap(({ ranked }) => readStat(row, ranked) ?? []);
  if (!row.better || new Set(values).size < 2) return null;
  return row.better === 'more' ? Math.max(...values) : Math.min(...values);
}

function useStatText() {
  const { t } = useLingui();
  const { decimal, number, percent } = useFormat();
  const labels: Readonly<Record<RowId, string>> = {
    points: t`Points`,
    kd: t`K/D`,
    kda: t`KDA`,
    damage: t`Avg damage`,
    place: t`Avg rank`,
    winRate: t`Win rate`,
    top10: t`Top 10`,
    wins: t`Wins`,
    games: t`Games`,
  };
  const show = ({ unit, digits }: StatRow, value: number | null): string =>
    unit === 'rate' ? percent(value) : digits === 0 ? number(value) : decimal(value, digits);
  return { labels, show };
}

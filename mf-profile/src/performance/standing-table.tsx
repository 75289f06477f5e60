import { readPlatform } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import { fromMedian } from '@hotdrop/shared-domain/stats';
import type { RankedModeStats, Rating } from '@hotdrop/shared-domain/wire';
import { Note } from '@hotdrop/shared-ui/layout';
import { Bar, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stats';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../address.ts';
import { useProfile } from '../layout/profile-data.ts';
import type { PlayedMode } from '../season/season-overview.ts';
import { StatLabel } from '../stats/stat-label.tsx';
import { formatStat, modeStats, type StatId, topShare } from '../stats/stats.ts';
import styles from './performance.module.css';

type Rated = Exclude<keyof Rating, 'population'>;

interface Row {
  readonly id: StatId;
  /** The standing that belongs to the stat. */
  readonly rated: Rated;
}

const rows: readonly Row[] = [
  { id: 'points', rated: 'rankPoint' },
  { id: 'kda', rated: 'kda' },
  { id: 'averageDamage', rated: 'avgDamageDealt' },
  { id: 'averageRank', rated: 'avgRank' },
  { id: 'winRate', rated: 'winRatio' },
  { id: 'top10Rate', rated: 'top10Ratio' },
  { id: 'wins', rated: 'wins' },
  { id: 'games', rated: 'roundsPlayed' },
];

interface StandingsProps {
  readonly isOver: boolean;
  readonly shown: PlayedMode;
  readonly ranked: RankedModeStats;
}

/** The stats, with a comparison to all ranked players if the API has one. */
export function StandingTable({ isOver, shown, ranked }: StandingsProps) {
  const { t, i18n } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const platform = readPlatform(game, useAddress().platform).name[locale];
  const { rating } = ranked;
  const isCompared = rows.some(({ rated }) => rating[rated]);
  const shareOf = (rated: Rated) => rating[rated] && topShare(rating[rated], rating.population);
  const best = Math.min(...rows.map(({ rated }) => shareOf(rated) ?? 1));
  const shownValue = (id: StatId) => formatStat(id, format, shown.played);
  if (!isCompared)
    return (
      <>
        <StatTiles columns={2}>
          {rows.map(({ id }) => {
            const { label, formula } = modeStats[id];
            return (
              <StatTile
                key={id}
                label={i18n._(label)}
                value={shownValue(id)}
                formula={formula && i18n._(formula)}
              />
            );
          })}
        </StatTiles>
        <Note>
          <NoComparisonReason isOver={isOver} games={shown.played.stats.games} />
        </Note>
      </>
    );
  const columns: readonly Column<Row>[] = [
    { id: 'stat', head: t`Stat`, variant: 'name', cell: ({ id }) => <StatLabel id={id} /> },
    { id: 'value', head: t`Value`, variant: 'stat', cell: ({ id }) => shownValue(id) },
    {
      id: 'place',
      head: t`Place`,
      variant: 'number',
      phone: 'hidden',
      cell: ({ rated }) => rating[rated] && format.number(rating[rated].rank),
    },
    {
      id: 'share',
      head: (
        <Text as="p" align="center">
          <Trans>Median</Trans>
        </Text>
      ),
      phone: 'hidden',
      className: styles.scale,
      cell: ({ rated }) => <ShareBar share={shareOf(rated)} />,
    },
    {
      id: 'top',
      head: t`Top`,
      variant: 'number',
      isBest: ({ rated }) => shareOf(rated) === best,
      cell: ({ rated }) => rating[rated] && format.percent(shareOf(rated)),
    },
  ];
  return (
    <>
      <Table caption={t`Performance`} columns={columns} rows={rows} rowKey={({ id }) => id} density="dense" />
      <Note>
        <Trans>Compared with the ranked players on {platform} that we know</Trans>
      </Note>
    </>
  );
}

interface ReasonProps extends Pick<StandingsProps, 'isOver'> {
  readonly games: number;
}

function NoComparisonReason({ isOver, games }: ReasonProps) {
  const format = useFormat();
  const { ban } = useProfile().player;
  if (ban) return <Trans>Banned and suspended accounts are not compared.</Trans>;
  if (isOver) return <Trans>Comparisons are available for the current season only.</Trans>;
  if (games >= limits.comparedRounds) {
    const enough = format.number(limits.comparedPlayers);
    return <Trans>Comparisons appear once this site knows {enough} ranked players of this mode.</Trans>;
  }
  return <Trans>Comparisons appear after a few games in the current season.</Trans>;
}

/** Shows the distance from the median; to the right is better. */
function ShareBar({ share }: { readonly share: number | null }) {
  if (share === null) return null;
  const distance = fromMedian(share);
  return <Bar share={Math.abs(distance)} from={0.5 + Math.min(0, distance)} mark={0.5} />;
}

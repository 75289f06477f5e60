import { readMode, readShard } from '@hotdrop/shared-domain/game';
import type { BoardSort, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { FavoriteStar, Movement } from '../shared/board-parts.tsx';
import type { CsvValue } from './csv.ts';
import styles from './ranks-table.module.css';

/** A row of a board with what only the page knows. */
export interface RankedRow {
  readonly row: LeaderboardRow;
  /** The published rank, which can have gaps, or the place. */
  readonly rank: number;
  readonly isOwn?: boolean;
  readonly isFavorite?: boolean;
  /** The address of the row on another page. The default is the player's profile. */
  readonly to?: string;
}

/** A column of a board, on the page and in its file. */
export interface BoardColumn {
  readonly id: string;
  readonly head: string;
  /** Describes a head that is short. */
  readonly title?: string;
  readonly cell: (ranked: RankedRow) => React.ReactNode;
  readonly csv: (ranked: RankedRow) => CsvValue;
  /** The default is a number at the end of its cell. */
  readonly className?: string | undefined;
  /** Whether phones show it. The others have their place in the second line. */
  readonly isOnPhones?: boolean;
  /** Sorts the whole board by the column. */
  readonly sort?: BoardSort;
}

/** Marks the visitor's own player. */
export const You = () => (
  <Text size="t12" tone="accent" weight={600} className={styles.you}>
    <Trans>You</Trans>
  </Text>
);

/** Provides the columns of a board in their order. */
export function useBoardColumns(mode: string): readonly BoardColumn[] {
  const { game, links, locale } = useSite();
  const { number, percent } = useFormat();
  const { t } = useLingui();
  const modeName = readMode(game, mode).name[locale];
  const isNew = ({ movement }: LeaderboardRow) => movement?.isNew ?? false;
  const isNewInSeason = (row: LeaderboardRow) => isNew(row) && row.movement?.season === null;
  const regionOf = ({ region }: LeaderboardRow) => region && readShard(game, region).name[locale];
  /** Rounds as the page does, but without commas, which spreadsheets read as text. */
  const round = (value: number | null) => value && Number(number(value).replaceAll(',', ''));
  return [
    {
      id: 'place',
      head: '#',
      title: t`Place`,
      className: styles.place,
      isOnPhones: true,
      cell: ({ rank }) => number(rank),
      csv: ({ rank }) => rank,
    },
    {
      id: 'day',
      head: t`24 h`,
      title: t`Places since yesterday`,
      className: styles.day,
      isOnPhones: true,
      cell: ({ row }) => <Movement places={row.movement?.day ?? null} isNew={isNew(row)} />,
      csv: ({ row }) => (isNew(row) ? t`new` : (row.movement?.day ?? null)),
    },
    {
      id: 'player',
      head: t`Player`,
      className: styles.player,
      isOnPhones: true,
      cell: ({ row: { shard, name }, to, isFavorite, isOwn }) => (
        <>
          {/* The site may not know this player yet, and crawlers must not cause lookups. */}
          <Link to={to ?? links.profile({ shard, name })} rel="nofollow">
            {name}
          </Link>
          {isFavorite && <FavoriteStar />}
          {isOwn && <You />}
        </>
      ),
      csv: ({ row }) => row.name,
    },
    {
      id: 'points',
      head: t`Points`,
      className: styles.points,
      isOnPhones: true,
      sort: 'points',
      cell: ({ row }) => number(row.rankPoint),
      csv: ({ row }) => round(row.rankPoint),
    },
    {
      id: 'tier',
      head: t`Tier`,
      className: styles.tier,
      isOnPhones: true,
      cell: ({ row }) => {
        const { mark, label } = game.tiers.read(row);
        return (
          <span>
            <TierMark mark={mark} size="s" />
            <span>{label[locale]}</span>
          </span>
        );
      },
      csv: ({ row }) => game.tiers.read(row).label[locale],
    },
    {
      id: 'damage',
      head: t`Avg damage`,
      sort: 'damage',
      cell: ({ row }) => number(row.avgDamageDealt),
      csv: ({ row }) => round(row.avgDamageDealt),
    },
    {
      id: 'wins',
      head: t`Wins`,
      sort: 'wins',
      cell: ({ row }) => number(row.wins),
      csv: ({ row }) => row.wins,
    },
    {
      id: 'winRate',
      head: t`Win rate`,
      sort: 'winRate',
      cell: ({ row }) => percent(row.winRatio),
      csv: ({ row }) => (row.winRatio === null ? null : percent(row.winRatio)),
    },
    {
      id: 'games',
      head: t`Games`,
      sort: 'games',
      cell: ({ row }) => number(row.roundsPlayed),
      csv: ({ row }) => row.roundsPlayed,
    },
    {
      id: 'region',
      head: t`Region, mode`,
      className: styles.region,
      cell: ({ row }) => (
        <>
          {regionOf(row)}
          <span>
            {row.region && <i> · </i>}
            {modeName}
          </span>
        </>
      ),
      csv: ({ row }) => [regionOf(row), modeName].filter(Boolean).join(' · '),
    },
    {
      id: 'season',
      head: t`Season`,
      title: t`Places since the first day of the season on this leaderboard`,
      cell: ({ row }) => <Movement places={row.movement?.season ?? null} isNew={isNewInSeason(row)} />,
      csv: ({ row }) => (isNewInSeason(row) ? t`new` : (row.movement?.season ?? null)),
    },
  ];
}

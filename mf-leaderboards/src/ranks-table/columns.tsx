import { readMode, readShard, readTier } from '@hotdrop/shared-domain/game';
import { type BoardSort, limits } from '@hotdrop/shared-domain/rules';
import type { LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { Link } from '@hotdrop/shared-ui/link';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import type { Column } from '@hotdrop/shared-ui/table';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { linkPatterns } from '../link-patterns.ts';
import type { Board, RankedRow } from '../shared/board.ts';
import { FavoriteStar, Movement } from '../shared/board-parts.tsx';
import type { CsvValue } from './csv.ts';
import styles from './ranks-table.module.css';

/** A row of a board with what only the page knows. */
export interface BoardRow extends RankedRow {
  readonly isMine: boolean;
  readonly isFavorite: boolean;
  /** The address of the row on another page. The default is the player's profile. */
  readonly to?: string;
}

/** A column of a board: on the page, in the line of a row on phones, in its file, and in the choice of a sorting. */
export interface BoardColumn extends Column<BoardRow> {
  readonly head: string;
  readonly csv: (ranked: RankedRow) => CsvValue;
  /** The value with its unit, for rows without columns. False: the board is sorted by another column in its place. */
  readonly line?: (row: LeaderboardRow, sortedBy: BoardSort) => React.ReactNode;
  /** Sorts the whole board by the column. */
  readonly sort?: BoardSort;
}

/** Marks the visitor's own player. */
const You = () => (
  <Text size="t12" tone="accent" weight={600} className={styles.you}>
    <Trans>You</Trans>
  </Text>
);

/** Provides the columns of a board in their order. On the board of a past season nothing moves. */
export function useBoardColumns({ mode, season }: Board): readonly BoardColumn[] {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { decimal, number, percent } = useFormat();
  const { t } = useLingui();
  const modeName = readMode(game, mode).name[locale];
  const isNew = ({ movement }: LeaderboardRow) => movement?.isNew ?? false;
  const isNewInSeason = (row: LeaderboardRow) => isNew(row) && row.movement?.season === null;
  const regionOf = ({ region }: LeaderboardRow) => region && readShard(game, region).name[locale];
  /** Rounds as the page does, but without commas, which spreadsheets read as text. */
  const round = (value: number | null) => value && Number(number(value).replaceAll(',', ''));
  const columns: BoardColumn[] = [
    {
      id: 'place',
      head: '#',
      title: t`Place`,
      variant: 'stat',
      className: styles.place,
      phone: '1 / 1 / span 2',
      cell: ({ rank, place, isMine }) => (
        <Text tone={isMine || place <= limits.leaderboardHighlighted ? 'accent' : 'muted'}>
          {number(rank)}
        </Text>
      ),
      csv: ({ rank }) => rank,
    },
    {
      id: 'day',
      head: t`24 h`,
      title: t`Places since yesterday`,
      variant: 'text',
      className: styles.day,
      phone: '1 / 2 / span 2',
      cell: ({ row }) => <Movement places={row.movement?.day ?? null} isNew={isNew(row)} />,
      csv: ({ row }) => (isNew(row) ? t`new` : (row.movement?.day ?? null)),
    },
    {
      id: 'player',
      head: t`Player`,
      variant: 'name',
      className: styles.player,
      phone: '1 / 3',
      cell: ({ row: { shard, name }, to, isFavorite, isMine }) => (
        <>
          {/* The site may not know this player yet, and crawlers must not cause lookups. */}
          <Link to={to ?? links.profile({ shard, name, ...(season && { season }) })} rel="nofollow">
            {name}
          </Link>
          {isFavorite && <FavoriteStar />}
          {isMine && <You />}
        </>
      ),
      csv: ({ row }) => row.name,
    },
    {
      id: 'points',
      head: t`Points`,
      variant: 'stat',
      phone: '1 / 5',
      sort: 'points',
      cell: ({ row }) => number(row.rankPoint),
      csv: ({ row }) => round(row.rankPoint),
    },
    {
      id: 'tier',
      head: t`Tier`,
      variant: 'quiet',
      className: styles.tier,
      phone: '1 / 4',
      cell: ({ row }) => {
        const { mark, label } = readTier(game, row);
        return (
          <Row as="span" isInline>
            <TierMark mark={mark} size="s" />
            <span>{label[locale]}</span>
          </Row>
        );
      },
      csv: ({ row }) => readTier(game, row).label[locale],
    },
    {
      id: 'damage',
      head: t`Avg damage`,
      sort: 'damage',
      cell: ({ row }) => number(row.avgDamageDealt),
      csv: ({ row }) => round(row.avgDamageDealt),
      line: ({ avgDamageDealt }) => {
        const damage = number(avgDamageDealt);
        return <Trans>{damage} damage</Trans>;
      },
    },
    {
      id: 'averagePlace',
      head: t`Avg place`,
      cell: ({ row }) => decimal(row.avgRank, 1),
      csv: ({ row }) => row.avgRank && Number(decimal(row.avgRank, 1)),
    },
    {
      id: 'wins',
      head: t`Wins`,
      sort: 'wins',
      cell: ({ row }) => number(row.wins),
      csv: ({ row }) => row.wins,
      line: ({ wins }, sortedBy) => {
        const won = number(wins);
        return (
          sortedBy === 'wins' && (
            <Trans>
              {won} <Plural value={wins ?? 0} one="win" other="wins" />
            </Trans>
          )
        );
      },
    },
    {
      id: 'winRate',
      head: t`Win rate`,
      sort: 'winRate',
      cell: ({ row }) => percent(row.winRatio),
      csv: ({ row }) => (row.winRatio === null ? null : percent(row.winRatio)),
      line: ({ winRatio }, sortedBy) => {
        const wins = percent(winRatio);
        return sortedBy !== 'wins' && <Trans>{wins} wins</Trans>;
      },
    },
    {
      id: 'games',
      head: t`Games`,
      sort: 'games',
      cell: ({ row }) => number(row.roundsPlayed),
      csv: ({ row }) => row.roundsPlayed,
      line: ({ roundsPlayed }) => {
        const games = number(roundsPlayed);
        return (
          <Trans>
            {games} <Plural value={roundsPlayed ?? 0} one="game" other="games" />
          </Trans>
        );
      },
    },
    {
      id: 'region',
      head: t`Region, mode`,
      variant: 'quiet',
      className: styles.region,
      hideBelow: 970,
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
      hideBelow: 970,
      cell: ({ row }) => <Movement places={row.movement?.season ?? null} isNew={isNewInSeason(row)} />,
      csv: ({ row }) => (isNewInSeason(row) ? t`new` : (row.movement?.season ?? null)),
    },
  ];
  return season ? columns.filter(({ id }) => id !== 'day' && id !== 'season') : columns;
}

interface StatLineProps {
  readonly columns: readonly BoardColumn[];
  readonly row: LeaderboardRow;
  readonly sortedBy?: BoardSort;
}

/** The stats of a player in a line, for rows without columns. */
export const StatLine = ({ columns, row, sortedBy = 'points' }: StatLineProps) =>
  columns
    .map(({ id, line }) => ({ id, words: line?.(row, sortedBy) }))
    .filter(({ words }) => words)
    .map(({ id, words }, index) => (
      <Fragment key={id}>
        {index > 0 && ' · '}
        {words}
      </Fragment>
    ));

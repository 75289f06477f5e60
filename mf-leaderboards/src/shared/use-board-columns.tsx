import { readShard } from '@hotdrop/shared-domain/game';
import { rankNumber } from '@hotdrop/shared-domain/stats';
import type { LeaderboardRow, ListMeta } from '@hotdrop/shared-domain/wire';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import type { Column } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { useLingui } from '@lingui/react/macro';
import { PlayerName } from './player-name.tsx';
import { ScrollTarget } from './scroll-target.tsx';

export interface BoardColumn extends Column<LeaderboardRow> {
  readonly head: string;
  /** Value in the CSV file. */
  readonly value: (row: LeaderboardRow) => string | number | null;
}

const firstPage: Pick<ListMeta, 'page' | 'perPage'> = { page: 1, perPage: 0 };

/** The published rank, or the position on the board, which continues across pages. */
export const shownRank = (
  { rank }: LeaderboardRow,
  index: number,
  { page, perPage }: Pick<ListMeta, 'page' | 'perPage'>,
): number => rank ?? rankNumber(page, perPage, index);

/** Provides the columns of a board. `at` is the position to mark. */
export function useBoardColumns({ page, perPage } = firstPage, at: number | null = null) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const { number, percent } = useFormat();

  const numberColumn = (
    id: string,
    head: string,
    value: (row: LeaderboardRow) => number | null,
    show: (value: number | null) => string = number,
  ): BoardColumn => ({ id, head, value, look: 'number', cell: (row) => show(value(row)) });

  const player: BoardColumn = {
    id: 'player',
    head: t`Player`,
    value: (row) => row.name,
    look: 'name',
    place: (row, index) => {
      const rank = number(shownRank(row, index, { page, perPage }));
      return rankNumber(page, perPage, index) === at ? <ScrollTarget>{rank}</ScrollTarget> : rank;
    },
    cell: (row) => <PlayerName player={row} />,
  };

  const tierOf = (row: LeaderboardRow) => game.tiers.read(row);
  const tier: BoardColumn = {
    id: 'tier',
    head: t`Tier`,
    look: 'quiet',
    value: (row) => tierOf(row).label[locale],
    cell: (row) => <TierName tier={tierOf(row)} look="table" />,
  };

  const regionName = ({ region }: LeaderboardRow) => region && readShard(game, region).name[locale];

  const region: BoardColumn = {
    id: 'region',
    head: t`Region`,
    value: regionName,
    look: 'quiet',
    cell: regionName,
  };
  const points: BoardColumn = {
    ...numberColumn('points', t`Points`, (row) => row.rankPoint),
    look: 'figure',
  };

  return {
    player,
    tier,
    points,
    region,
    damage: numberColumn('damage', t`Avg damage`, (row) => row.avgDamageDealt),
    wins: numberColumn('wins', t`Wins`, (row) => row.wins),
    winRate: numberColumn('winRate', t`Win rate`, (row) => row.winRatio, percent),
    games: numberColumn('games', t`Games`, (row) => row.roundsPlayed),
  };
}

import { readShard } from '@hotdrop/shared-domain/game';
import { rankNumber } from '@hotdrop/shared-domain/stats';
import type { LeaderboardRow, ListMeta } from '@hotdrop/shared-domain/wire';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import type { Column } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { useLingui } from '@lingui/react/macro';
import { PlayerName } from './player-name.tsx';
import { Landing } from './scroll-target.tsx';

export interface BoardColumn extends Column<LeaderboardRow> {
  readonly head: string;
  /** What a spreadsheet gets. */
  readonly value: (row: LeaderboardRow) => string | number | null;
}

const firstPage: Pick<ListMeta, 'page' | 'perPage'> = { page: 1, perPage: 0 };

/** Everything that a board says of a player. Ranks run on over its pages; `at` is the rank that was looked for. */
export function useBoardColumns({ page, perPage } = firstPage, at: number | null = null) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const { number, percent } = useFormat();

  const figure = (
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
    place: (_, index) => {
      const rank = rankNumber(page, perPage, index);
      return rank === at ? <Landing>{number(rank)}</Landing> : number(rank);
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

  return {
    player,
    tier,
    points: { ...figure('points', t`Points`, (row) => row.rankPoint), look: 'figure' as const },
    region: { id: 'region', head: t`Region`, value: regionName, look: 'quiet' as const, cell: regionName },
    damage: figure('damage', t`Avg damage`, (row) => row.avgDamageDealt),
    wins: figure('wins', t`Wins`, (row) => row.wins),
    winRate: figure('winRate', t`Win rate`, (row) => row.winRatio, percent),
    games: figure('games', t`Games`, (row) => row.roundsPlayed),
  };
}

import { readShard } from '@hotdrop/shared-domain/game';
import { rankNumber } from '@hotdrop/shared-domain/stats';
import type { LeaderboardRow, ListMeta } from '@hotdrop/shared-domain/wire';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import type { Column } from '@hotdrop/shared-ui/table';
import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';

/** The columns of a board. Ranks are counted over all of its pages. */
export function useColumns(meta: ListMeta | undefined): readonly Column<LeaderboardRow>[] {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { number, percent } = useFormat();
  const rank = (index: number) => rankNumber(meta?.page ?? 1, meta?.perPage ?? 0, index);
  return [
    {
      id: 'player',
      head: t`Player`,
      look: 'name',
      place: (_, index) => number(rank(index)),
      cell: (row) => <Link to={links.profile(row)}>{row.name}</Link>,
    },
    { id: 'points', head: t`Points`, look: 'figure', cell: (row) => number(row.rankPoint) },
    { id: 'tier', head: t`Tier`, cell: (row) => game.tiers.read(row).label[locale] },
    {
      id: 'region',
      head: t`Region`,
      look: 'quiet',
      cell: (row) => row.region && readShard(game, row.region).name[locale],
    },
    { id: 'damage', head: t`Avg damage`, look: 'number', cell: (row) => number(row.avgDamageDealt) },
    { id: 'wins', head: t`Wins`, look: 'number', cell: (row) => number(row.wins) },
    { id: 'winRate', head: t`Win rate`, look: 'number', cell: (row) => percent(row.winRatio) },
    { id: 'games', head: t`Games`, look: 'number', cell: (row) => number(row.roundsPlayed) },
  ];
}

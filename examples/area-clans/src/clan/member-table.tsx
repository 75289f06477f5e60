import { readTier } from '@hotdrop/shared-domain/game';
import { Link } from '@hotdrop/shared-ui/link';
import { unknownStat, useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Table } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { useLingui } from '@lingui/react/macro';
import type { Member } from './clan.loader.ts';

interface MemberTableProps {
  readonly platform: string;
  readonly members: readonly Member[];
}

export function MemberTable({ platform, members }: MemberTableProps) {
  const { t } = useLingui();
  const { game } = useSite();
  const format = useFormat();
  const links = useLinks();
  return (
    <Table
      caption={t`Members`}
      phoneColumns="minmax(0, 1fr) 40px 56px"
      rows={members}
      rowKey={({ name }) => name}
      columns={[
        {
          id: 'name',
          head: t`Player`,
          variant: 'name',
          phone: '1 / 1',
          cell: ({ name }) => <Link to={links.profile({ shard: platform, name })}>{name}</Link>,
        },
        {
          id: 'tier',
          head: t`Tier`,
          phone: '1 / 2',
          cell: ({ ranked }) =>
            ranked ? <TierName tier={readTier(game, ranked.currentTier)} /> : unknownStat,
        },
        {
          id: 'points',
          head: t`Points`,
          variant: 'stat',
          phone: '1 / 3',
          cell: ({ ranked }) => format.number(ranked?.currentRankPoint),
          sortBy: ({ ranked }) => ranked?.currentRankPoint ?? null,
        },
      ]}
    />
  );
}

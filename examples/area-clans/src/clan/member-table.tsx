import { readTier } from '@hotdrop/shared-domain/game';
import { Link } from '@hotdrop/shared-ui/link';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { unknownStat, useFormat, useLinks, useNow, useSite } from '@hotdrop/shared-ui/site';
import { Table } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { useLingui } from '@lingui/react/macro';
import type { Member } from './clan.loader.ts';
import { countWeek } from './played-week.ts';

interface MemberTableProps {
  readonly platform: string;
  readonly members: readonly Member[];
}

export function MemberTable({ platform, members }: MemberTableProps) {
  const { t } = useLingui();
  const { game } = useSite();
  const format = useFormat();
  const links = useLinks();
  const now = useNow();
  return (
    <Table
      caption={t`Members`}
      phoneColumns="minmax(0, 1fr) 40px 56px 64px"
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
        {
          id: 'week',
          head: t`This week`,
          title: t`Matches in the last seven days`,
          variant: 'number',
          phone: '1 / 4',
          cell: (member) => format.number(countWeek(member, now)),
          sortBy: (member) => countWeek(member, now),
        },
        {
          id: 'form',
          head: t`Form`,
          title: t`The best place of each of the last five sessions, newest first`,
          phone: '2 / 1 / auto / -1',
          cell: (member) => <Form {...member} />,
        },
      ]}
    />
  );
}

/** The best places of the last sessions: `#1 #11 #2`. */
function Form({ sessions }: Member) {
  const best = (sessions ?? []).slice(0, 5).flatMap((session) => session.best ?? []);
  if (best.length === 0) return unknownStat;
  return (
    <Row as="ul" gap={2} size="t13">
      {best.map(({ id, teamRank }) => (
        <Text as="li" key={id} tone={teamRank === 1 ? 'accent' : 'muted'}>
          #{teamRank}
        </Text>
      ))}
    </Row>
  );
}

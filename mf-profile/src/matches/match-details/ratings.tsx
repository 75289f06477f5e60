import type { MatchMember } from '@hotdrop/shared-domain/wire';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchViewProps } from '../match-list.ts';
import { hasElimination } from '../match-summary.ts';
import styles from './match-details.module.css';
import { useMemberColumns } from './member-columns.tsx';

/** The ranked standing of the players that the site knows, highest first. */
export function Ratings({ match, list }: MatchViewProps) {
  const { t } = useLingui();
  const { game } = useSite();
  const format = useFormat();
  const { name } = useMemberColumns(list);
  const pointsOf = ({ ranked }: MatchMember) => ranked?.rankPoint ?? 0;
  const rated = match.teams
    .flatMap((team) => team.members)
    .filter(({ ranked }) => ranked !== null)
    .sort((one, other) => pointsOf(other) - pointsOf(one));
  if (rated.length === 0) {
    return (
      <p>
        <Trans>No rank data is available for the players in this match.</Trans>
      </p>
    );
  }
  const columns: readonly Column<MatchMember>[] = [
    { ...name, place: (_, index) => index + 1 },
    {
      id: 'tier',
      head: t`Tier`,
      cell: ({ ranked }) => ranked && <TierName tier={game.tiers.read(ranked)} look="table" />,
    },
    {
      id: 'points',
      head: t`Points`,
      look: 'number',
      cell: (member) => format.number(pointsOf(member)),
      sortBy: pointsOf,
    },
    {
      id: 'team',
      head: t`Place in the match`,
      look: 'number',
      cell: ({ teamRank }) => (hasElimination(game, match) ? `#${teamRank}` : '–'),
      sortBy: ({ teamRank }) => teamRank,
    },
  ];
  return (
    <div className={styles.framed}>
      <Table
        caption={t`Ranks`}
        columns={columns}
        rows={rated}
        rowKey={(member) => `${member.playerId} ${member.name}`}
        isMarked={({ playerId }) => playerId === match.player.playerId}
      />
    </div>
  );
}

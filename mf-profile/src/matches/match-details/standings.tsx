import type { MatchMember } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { Table } from '@hotdrop/shared-ui/table';
import { useLingui } from '@lingui/react/macro';
import type { MatchViewProps } from '../match-list.ts';
import { hasElimination } from '../match-summary.ts';
import styles from './match-details.module.css';
import { useMemberColumns } from './member-columns.tsx';

/** All players of the match, best team first. */
export function Standings({ match, list }: MatchViewProps) {
  const { t } = useLingui();
  const { game } = useSite();
  const place = hasElimination(game, match) && { place: ({ teamRank }: MatchMember) => teamRank };
  const { name, figures } = useMemberColumns(list);
  const members = match.teams.flatMap((team) => team.members);
  return (
    <div className={styles.framed}>
      <Table
        caption={t`Standings`}
        columns={[{ ...name, ...place }, ...figures]}
        rows={members}
        rowKey={(member) => `${member.playerId} ${member.name}`}
        isMarked={({ teamId }) => teamId === match.player.teamId}
      />
    </div>
  );
}

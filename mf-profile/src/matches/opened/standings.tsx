import { Table } from '@hotdrop/shared-ui/table';
import { useLingui } from '@lingui/react/macro';
import type { OpenedProps } from '../match-details.tsx';
import { useMemberColumns } from './member-columns.tsx';
import styles from './opened.module.css';

/** Everybody in the match, the best team first. */
export function Standings({ match, list }: OpenedProps) {
  const { t } = useLingui();
  const { name, figures } = useMemberColumns(list);
  const members = match.teams.flatMap((team) => team.members);
  return (
    <div className={styles.framed}>
      <Table
        caption={t`Standings`}
        columns={[{ ...name, place: ({ teamRank }) => teamRank }, ...figures]}
        rows={members}
        rowKey={(member) => member.playerId}
        isMarked={({ teamId }) => teamId === match.player.teamId}
      />
    </div>
  );
}

import { Table } from '@hotdrop/shared-ui/table';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchViewProps } from '../match-list.ts';
import styles from './match-details.module.css';
import { useMemberColumns } from './member-columns.tsx';

export function Team({ match, list }: MatchViewProps) {
  const { t } = useLingui();
  const { name, figures } = useMemberColumns(list);
  const team = match.teams.find(({ teamId }) => teamId === match.player.teamId);
  if (!team) {
    return (
      <p>
        <Trans>The team of this match is not known.</Trans>
      </p>
    );
  }
  return (
    <div className={styles.framed}>
      <Table
        caption={t`The team`}
        columns={[name, ...figures]}
        rows={team.members}
        rowKey={(member) => `${member.playerId} ${member.name}`}
      />
    </div>
  );
}

import { Note, Panel } from '@hotdrop/shared-ui/layout';
import { useFormat } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { ExactTimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NamedWeapon, Weapons } from './stats.loader.ts';
import styles from './stats.module.css';

/** Each weapon that the player used, in all seasons together. */
export function WeaponTable({ weapons: { weapons, updatedAt } }: { readonly weapons: Weapons }) {
  const { t } = useLingui();
  const format = useFormat();
  const title = t`Weapon mastery`;

  const stat = (
    id: string,
    head: string,
    read: (weapon: NamedWeapon) => number | null,
    show: (value: number | null) => string = format.number,
  ): Column<NamedWeapon> => ({
    id,
    head,
    variant: 'number',
    cell: (weapon) => show(read(weapon)),
    sortBy: read,
  });
  const columns: readonly Column<NamedWeapon>[] = [
    { id: 'weapon', head: t`Weapon`, variant: 'name', cell: ({ name }) => name, sortBy: ({ name }) => name },
    stat('kills', t`Kills`, ({ kills }) => kills),
    stat('knocks', t`Knocks`, ({ knocks }) => knocks),
    stat('headshots', t`Headshots`, ({ headshots }) => headshots),
    stat('damage', t`Damage`, ({ damage }) => damage),
    stat('longestKill', t`Longest kill`, ({ longestKill }) => longestKill, format.meters),
    stat('mostKills', t`Most kills in a match`, ({ mostKills }) => mostKills),
    stat('level', t`Level`, ({ level }) => level),
  ];

  return (
    <Panel
      title={title}
      aside={updatedAt !== null && <ExactTimeAgo time={updatedAt} />}
      className={styles.weapons}
    >
      {weapons.length > 0 && (
        <Table
          caption={t`Weapon mastery: all weapons`}
          columns={columns}
          rows={weapons}
          rowKey={({ id }) => id}
          sorting={{ column: 'kills', direction: 'descending' }}
        />
      )}
      <Note>
        {weapons.length > 0 ? (
          <Trans>All seasons together, normal and ranked, as the game counts them.</Trans>
        ) : (
          <EmptyReason isRead={updatedAt !== null} />
        )}
      </Note>
    </Panel>
  );
}

const EmptyReason = ({ isRead }: { readonly isRead: boolean }) =>
  isRead ? (
    <Trans>The game lists no weapons of this player.</Trans>
  ) : (
    <Trans>Not read from the game yet. New players and leaderboards come first.</Trans>
  );

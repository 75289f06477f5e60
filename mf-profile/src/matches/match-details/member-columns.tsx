import { distanceInKilometers } from '@hotdrop/shared-domain/stats';
import type { MatchMember } from '@hotdrop/shared-domain/wire';
import { useFormat } from '@hotdrop/shared-ui/site';
import type { Column } from '@hotdrop/shared-ui/table';
import { useLingui } from '@lingui/react/macro';
import type { MatchList } from '../match-list.ts';
import { PlayerLink } from './player-link.tsx';

/** The columns of tables that list players of a match. */
export function useMemberColumns({ accountId, weapons }: Pick<MatchList, 'accountId' | 'weapons'>) {
  const { t } = useLingui();
  const format = useFormat();
  const number = (
    id: string,
    head: string,
    of: (member: MatchMember) => number,
    rest: Partial<Column<MatchMember>> = {},
  ): Column<MatchMember> => ({
    id,
    head,
    look: 'number',
    cell: (member) => format.number(of(member)),
    sortBy: of,
    ...rest,
  });
  const name: Column<MatchMember> = {
    id: 'name',
    head: t`Player`,
    look: 'name',
    cell: (member) => (
      <PlayerLink player={member} shard={member.shard} isOwn={member.playerId === accountId} />
    ),
  };
  const figures: readonly Column<MatchMember>[] = [
    number('kills', t`Kills`, (member) => member.kills),
    // Damage is next to kills, so that phones show it without scrolling.
    number('damage', t`Damage`, (member) => member.damageDealt),
    number('knocks', t`Knocks`, (member) => member.dbnos),
    number('assists', t`Assists`, (member) => member.assists),
    number('alive', t`Alive`, (member) => member.timeSurvived, {
      cell: (member) => format.clock(member.timeSurvived),
    }),
    number('distance', t`Distance`, (member) => member.walkDistance + member.rideDistance, {
      cell: (member) => format.kilometers(distanceInKilometers(member.walkDistance, member.rideDistance)),
    }),
    number('revives', t`Revives`, (member) => member.revives),
    {
      id: 'weapon',
      head: t`Main weapon`,
      look: 'quiet',
      cell: ({ mainWeapon }) => (mainWeapon ? (weapons[mainWeapon] ?? mainWeapon) : '–'),
    },
  ];
  return { name, figures };
}

import { distanceInKilometers } from '@hotdrop/shared-domain/stats';
import type { MatchMember } from '@hotdrop/shared-domain/wire';
import { type Format, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stat-tile';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MatchViewProps } from '../match-list.ts';
import { hasElimination } from '../match-summary.ts';
import type { WeaponNames } from '../weapon-names.ts';
import styles from './match-details.module.css';

interface OwnFigure {
  readonly label: MessageDescriptor;
  readonly show: (format: Format, member: MatchMember, weapons: WeaponNames) => string;
}

const counted = (label: MessageDescriptor, of: (member: MatchMember) => number): OwnFigure => ({
  label,
  show: (format, member) => format.number(of(member)),
});
const kilometers = (label: MessageDescriptor, of: (member: MatchMember) => number): OwnFigure => ({
  label,
  show: (format, member) => format.kilometers(distanceInKilometers(of(member), 0)),
});

const figures: readonly OwnFigure[] = [
  counted(msg`Damage`, (own) => own.damageDealt),
  counted(msg`Kills`, (own) => own.kills),
  counted(msg`Deaths`, (own) => own.deaths),
  counted(msg`Assists`, (own) => own.assists),
  counted(msg`Knocks`, (own) => own.dbnos),
  counted(msg`Headshots`, (own) => own.headshotKills),
  counted(msg`Road kills`, (own) => own.roadKills),
  counted(msg`Team kills`, (own) => own.teamKills),
  counted(msg`Vehicles destroyed`, (own) => own.vehicleDestroys),
  counted(msg`Revives`, (own) => own.revives),
  counted(msg`Boosts`, (own) => own.boosts),
  counted(msg`Heals`, (own) => own.heals),
  counted(msg`Weapons acquired`, (own) => own.weaponsAcquired),
  {
    label: msg`Main weapon`,
    show: (_, { mainWeapon }, weapons) => (mainWeapon ? (weapons[mainWeapon] ?? mainWeapon) : '–'),
  },
  { label: msg`Longest kill`, show: (format, own) => format.meters(own.longestKill || null) },
  { label: msg`Time survived`, show: (format, own) => format.clock(own.timeSurvived) },
  kilometers(msg`Distance walked`, (own) => own.walkDistance),
  kilometers(msg`Distance driven`, (own) => own.rideDistance),
  kilometers(msg`Distance swum`, (own) => own.swimDistance),
];

/** The player's own figures in the match. */
export function OwnFigures({ match, list }: MatchViewProps) {
  const { t, i18n } = useLingui();
  const { game } = useSite();
  const format = useFormat();
  return (
    <div className={styles.framed}>
      <StatTiles columns={4}>
        <StatTile label={t`Place`} value={hasElimination(game, match) ? `#${match.player.teamRank}` : '–'} />
        {figures.map(({ label, show }) => (
          <StatTile key={label.id} label={i18n._(label)} value={show(format, match.player, list.weapons)} />
        ))}
      </StatTiles>
    </div>
  );
}

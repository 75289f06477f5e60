import { distanceInKilometers } from '@hotdrop/shared-domain/stats';
import type { MatchDetail, MatchMember } from '@hotdrop/shared-domain/wire';
import { type Format, useFormat } from '@hotdrop/shared-ui/site';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from './team.module.css';

interface OwnFigure {
  readonly label: MessageDescriptor;
  readonly of: (member: MatchMember) => number;
  readonly show: (format: Format, value: number) => string;
}

const counted = (label: MessageDescriptor, of: OwnFigure['of']): OwnFigure => ({
  label,
  of,
  show: (format, value) => format.number(value),
});
const kilometers = (label: MessageDescriptor, of: OwnFigure['of']): OwnFigure => ({
  label,
  of,
  show: (format, value) => format.kilometers(distanceInKilometers(value, 0)),
});

/** Figures that the table of the team does not show. */
const figures: readonly OwnFigure[] = [
  counted(msg`Assists`, (own) => own.assists),
  counted(msg`Headshots`, (own) => own.headshotKills),
  { label: msg`Longest kill`, of: (own) => own.longestKill, show: (format, value) => format.meters(value) },
  counted(msg`Road kills`, (own) => own.roadKills),
  counted(msg`Team kills`, (own) => own.teamKills),
  counted(msg`Vehicles destroyed`, (own) => own.vehicleDestroys),
  counted(msg`Deaths`, (own) => own.deaths),
  counted(msg`Revives`, (own) => own.revives),
  counted(msg`Boosts`, (own) => own.boosts),
  counted(msg`Heals`, (own) => own.heals),
  counted(msg`Weapons acquired`, (own) => own.weaponsAcquired),
  kilometers(msg`Distance walked`, (own) => own.walkDistance),
  kilometers(msg`Distance driven`, (own) => own.rideDistance),
  kilometers(msg`Distance swum`, (own) => own.swimDistance),
];

/** The player's other figures. A figure of 0 says nothing, and is left out. */
export function OwnFigures({ match: { player } }: { readonly match: MatchDetail }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { name } = player;
  const shown = figures.filter(({ of }) => of(player) > 0);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={t`More figures of ${name}`}>
      {shown.map(({ label, of, show }) => (
        <div key={label.id}>
          <dt>{i18n._(label)}</dt>
          <dd>{show(format, of(player))}</dd>
        </div>
      ))}
    </dl>
  );
}

import { distanceInKilometers } from '@hotdrop/shared-domain/stats';
import type { MatchDetail, MatchMember } from '@hotdrop/shared-domain/wire';
import { Row } from '@hotdrop/shared-ui/primitives';
import { type Format, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { hasElimination } from '../days.ts';
import styles from './match-details.module.css';
import { findTeam } from './match-story.ts';
import type { SectionProps } from './section.tsx';
import { PlayerLink } from './standings.tsx';

/** The players of the team with their share of its damage, and the rest of the player's figures. */
export function Team({ match }: Pick<SectionProps, 'match'>) {
  const { t } = useLingui();
  const { game } = useSite();
  const format = useFormat();
  const team = findTeam(match);
  const damage = team.reduce((sum, { damageDealt }) => sum + damageDealt, 0);
  const hasShares = team.length > 1 && damage > 0 && hasElimination(game, match);
  return (
    <>
      <table className={styles.teamTable} aria-label={t`The team`}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Player</Trans>
            </th>
            <th scope="col">
              <Trans>Kills</Trans>
            </th>
            <th scope="col">
              <Trans>Knocks</Trans>
            </th>
            <th scope="col" className={styles.damage}>
              {hasShares ? <Trans>Damage, share of the team</Trans> : <Trans>Damage</Trans>}
            </th>
            <th scope="col" className={styles.weapon}>
              <Trans>Main weapon</Trans>
            </th>
            <th scope="col">
              <Trans>Alive</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {team.map((member) => (
            <tr key={`${member.playerId} ${member.name}`}>
              <th scope="row">
                <Rank member={member} />
                <PlayerLink
                  player={member}
                  shard={member.shard}
                  isOwn={member.playerId === match.player.playerId}
                />
              </th>
              <td>
                <b>{format.number(member.kills)}</b>
              </td>
              <td>{format.number(member.dbnos)}</td>
              <td className={styles.damage}>
                {hasShares && (
                  <span
                    className={styles.bar}
                    style={{ '--v': `${(member.damageDealt / damage) * 100}%` }}
                    aria-hidden="true"
                  />
                )}
                <b>{format.number(member.damageDealt)}</b>
                {hasShares && <small> {format.percent(member.damageDealt / damage, 0)}</small>}
              </td>
              <td className={styles.weapon}>
                {member.mainWeapon ? (match.weapons[member.mainWeapon] ?? member.mainWeapon) : '–'}
              </td>
              <td>{format.clock(member.timeSurvived)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OwnFigures match={match} />
    </>
  );
}

/** The tier of a player whom the site knows. */
function Rank({ member: { ranked } }: { readonly member: MatchMember }) {
  const { game, locale } = useSite();
  if (ranked === null) return null;
  const tier = game.tiers.read(ranked);
  return (
    <span className={styles.tier} title={tier.label[locale]}>
      <TierMark mark={tier.mark} size="s" />
      <VisuallyHidden>{tier.label[locale]} </VisuallyHidden>
    </span>
  );
}

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
function OwnFigures({ match: { player } }: { readonly match: MatchDetail }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { name } = player;
  const shown = figures.filter(({ of }) => of(player) > 0);
  if (shown.length === 0) return null;
  return (
    <Row as="dl" align="stretch" isWrapped className={styles.facts} aria-label={t`More figures of ${name}`}>
      {shown.map(({ label, of, show }) => (
        <div key={label.id}>
          <dt>{i18n._(label)}</dt>
          <dd>{show(format, of(player))}</dd>
        </div>
      ))}
    </Row>
  );
}

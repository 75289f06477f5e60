import type { MatchMember } from '@hotdrop/shared-domain/wire';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchViewProps } from '../match-list.ts';
import { hasElimination } from '../match-summary.ts';
import { OwnFigures } from './own-figures.tsx';
import { PlayerLink } from './player-link.tsx';
import { findTeam } from './story/match-story.ts';
import styles from './team.module.css';

/** The players of the team with their share of its damage, and the rest of the player's figures. */
export function Team({ match, list }: MatchViewProps) {
  const { t } = useLingui();
  const { game } = useSite();
  const format = useFormat();
  const team = findTeam(match);
  const damage = team.reduce((sum, { damageDealt }) => sum + damageDealt, 0);
  const hasShares = team.length > 1 && damage > 0 && hasElimination(game, match);
  return (
    <>
      <table className={styles.team} aria-label={t`The team`}>
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
                {member.mainWeapon ? (list.weapons[member.mainWeapon] ?? member.mainWeapon) : '–'}
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

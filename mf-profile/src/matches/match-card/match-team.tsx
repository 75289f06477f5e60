import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Plural, Trans } from '@lingui/react/macro';
import type { PlayedMatch } from '../days/played-match.ts';
import styles from './match-team.module.css';

/** The teammates with their kills, and the player's share of the team's damage. */
export function MatchTeam({ own, mates, result, teamDamage }: PlayedMatch) {
  const format = useFormat();
  if (mates.length === 0) {
    return (
      <span className={classNames(styles.team, styles.alone, !result && styles.reason)}>
        {result ? <Trans>No teammates</Trans> : <Trans>No place in training</Trans>}
      </span>
    );
  }
  const percent = format.percent(own.damageDealt / teamDamage, 0);
  return (
    <span className={styles.team}>
      <span className={styles.mates}>
        {mates.map(({ playerId, name, kills }) => (
          // Bots can share an id.
          <span key={`${playerId} ${name}`} className={styles.mate}>
            <span>{name}</span> <b data-none={kills === 0 || undefined}>{format.number(kills)}</b>
            <VisuallyHidden>
              {' '}
              <Plural value={kills} one="kill" other="kills" />{' '}
            </VisuallyHidden>
          </span>
        ))}
      </span>
      {!result && (
        <small>
          <Trans>No place in training</Trans>
        </small>
      )}
      {/* A team without damage has no shares. */}
      {result && teamDamage > 0 && (
        <span className={styles.share}>
          <span className={styles.parts}>
            {[own, ...mates].map(({ playerId, name, damageDealt }) => (
              <i key={`${playerId} ${name}`} style={{ '--v': `${(damageDealt / teamDamage) * 100}%` }} />
            ))}
          </span>
          <small>
            <Trans>{percent} of the team’s damage</Trans>
          </small>
        </span>
      )}
    </span>
  );
}

import type { Climber } from '@hotdrop/shared-domain/wire';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './biggest-climb.module.css';
import { Movement, PointsChange } from './movement.tsx';

/** The player who gained most places on a board today, as one link. */
export function BiggestClimb({ climber }: { readonly climber: Climber }) {
  const { game, links } = useSite();
  const { number } = useFormat();
  const { name, shard, place, gained, points } = climber;
  const [from, to] = [number(place + gained), number(place)];
  return (
    <Link to={links.profile({ shard, name })} rel="nofollow" className={styles.climb}>
      <span className={styles.gained}>
        <Movement places={gained} isNew={false} />
      </span>
      <span className={styles.words}>
        <small>
          <Trans>Biggest climb today</Trans>
        </small>{' '}
        <b>{name}</b>{' '}
        <small>
          <Trans>
            #{from} to #{to}, <PointsChange points={points} /> points
          </Trans>
        </small>
      </span>
      <TierMark mark={game.tiers.read(climber).mark} />
    </Link>
  );
}

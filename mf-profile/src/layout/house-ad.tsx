import { ButtonLink } from '@hotdrop/shared-ui/button';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useAddress } from '../address.ts';
import styles from './layout.module.css';
import { useProfile } from './profile-data.ts';

/** Fills an ad slot that has no provider. Two slots of one page get different ads. */
export function HouseAd({ about }: { readonly about: 'distribution' | 'leaderboards' }) {
  const { links } = useSite();
  const { platform } = useAddress();
  const { name } = useProfile().player;
  const isDistribution = about === 'distribution';
  return (
    <>
      <p className={styles.words}>
        <b>
          {isDistribution ? <Trans>{name} among all players</Trans> : <Trans>Who leads right now?</Trans>}
        </b>
        {isDistribution && (
          <span>
            <Trans>See how rank points are distributed across all players.</Trans>
          </span>
        )}
      </p>
      <ButtonLink
        to={isDistribution ? links.rating({ shard: platform, player: name }) : links.leaderboards()}
      >
        {isDistribution ? <Trans>Distribution</Trans> : <Trans>Leaderboards</Trans>}
      </ButtonLink>
    </>
  );
}

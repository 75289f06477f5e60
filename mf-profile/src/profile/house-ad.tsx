import { ButtonLink } from '@hotdrop/shared-ui/button';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useAddress } from '../address/use-address.ts';
import styles from './house-ad.module.css';
import { useProfile } from './profile-data.ts';

/** What an advertisement's place shows until a provider fills it: two places of one page say different things. */
export function HousePromotion({ about }: { readonly about: 'spread' | 'leaders' }) {
  const { links } = useSite();
  const { platform } = useAddress();
  const { name } = useProfile().player;
  const isSpread = about === 'spread';
  return (
    <>
      <p className={styles.words}>
        <b>{isSpread ? <Trans>How high does {name} rank?</Trans> : <Trans>Who leads right now?</Trans>}</b>
        {isSpread && (
          <span>
            <Trans>See how rank points are distributed across all players.</Trans>
          </span>
        )}
      </p>
      <ButtonLink to={isSpread ? links.rating({ shard: platform, player: name }) : links.leaderboards()}>
        {isSpread ? <Trans>Distribution</Trans> : <Trans>Leaderboards</Trans>}
      </ButtonLink>
    </>
  );
}

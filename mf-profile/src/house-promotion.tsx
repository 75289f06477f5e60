import { ButtonLink } from '@hotdrop/shared-ui/button';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './house-promotion.module.css';
import { useProfile } from './profile-data.ts';
import { useAddress } from './use-address.ts';

/** What an advertisement's place shows until a provider fills it. */
export function HousePromotion() {
  const { links } = useSite();
  const { platform } = useAddress();
  const { name } = useProfile().player;
  return (
    <>
      <p className={styles.words}>
        <b>
          <Trans>Where does {name} stand?</Trans>
        </b>
        <span>
          <Trans>See how ranked points are spread over all players.</Trans>
        </span>
      </p>
      <ButtonLink to={links.rating({ shard: platform, player: name })}>
        <Trans>Distribution</Trans>
      </ButtonLink>
    </>
  );
}

import { Content, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../address/use-address.ts';
import { OverviewSkeleton } from '../loading/overview-skeleton.tsx';
import { LoadAgain } from '../loading/revalidate-on-mount.tsx';
import { PlayerName } from './player-name.tsx';
import styles from './profile-head.module.css';

/** A name that the site asks the game about: it takes longer than a page should. */
export function Searching() {
  const { t } = useLingui();
  const { name } = useAddress();
  return (
    <>
      <LoadAgain />
      <PageMeta title={name} description={t`Season stats and matches of ${name}.`} />
      <Content className={styles.head}>
        <div className={styles.line}>
          <PlayerName name={name} />
          <p role="status">
            <Trans>Searching player stats</Trans>
            {'. '}
            <Trans>Please wait...</Trans>
          </p>
        </div>
      </Content>
      <Stack>
        <OverviewSkeleton />
      </Stack>
    </>
  );
}

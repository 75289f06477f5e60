import { Content, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../address.ts';
import { OverviewSkeleton } from '../loading/overview-skeleton.tsx';
import { RevalidateOnMount } from '../loading/states.tsx';
import styles from './layout.module.css';
import { PlayerName } from './player-name.tsx';

/** Shown while the site looks up a new player on the official API, which takes longer than the loader timeout. */
export function Searching() {
  const { t } = useLingui();
  const { name } = useAddress();
  return (
    <>
      <RevalidateOnMount />
      <PageMeta title={name} description={t`Season stats and matches of ${name}.`} />
      <Content className={styles.head}>
        <div className={styles.line}>
          <PlayerName name={name} />
        </div>
        <p className={styles.waits} role="status">
          <Trans>Searching player stats</Trans>
          {'. '}
          <Trans>Please wait...</Trans>
        </p>
      </Content>
      <Stack>
        <OverviewSkeleton />
      </Stack>
    </>
  );
}

import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { SearchIcon } from '@hotdrop/shared-ui/icons';
import { Content, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureWords } from '../failure-words.tsx';
import { useAddress } from '../use-address.ts';
import { PlayerName } from './player-name.tsx';
import styles from './profile-head.module.css';

/** The lookup itself failed: whether there is such a player is not known. */
export function FailedProfile({ failure }: { readonly failure: ApiFailure }) {
  const { t } = useLingui();
  const { links } = useSite();
  const { name } = useAddress();
  return (
    <>
      <PageMeta title={name} description={t`The stats of ${name} could not be loaded at this moment.`} />
      <Content className={styles.head}>
        <PlayerName name={name} />
      </Content>
      <Stack>
        <Failed
          title={<Trans>The player could not be loaded</Trans>}
          more={
            <ButtonLink to={links.home()} icon={SearchIcon}>
              <Trans>New search</Trans>
            </ButtonLink>
          }
        >
          <FailureWords failure={failure} />
        </Failed>
      </Stack>
    </>
  );
}

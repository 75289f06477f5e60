import { readPlatform } from '@hotdrop/shared-domain/game';
import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { FailureWords } from '../failure-words.tsx';
import { useAddress } from '../use-address.ts';

/** The lookup itself failed: whether there is such a player is not known. */
export function FailedProfile({ failure }: { readonly failure: ApiFailure }) {
  const { t } = useLingui();
  const { game, links, locale } = useSite();
  const { platform, name } = useAddress();
  return (
    <>
      <PageMeta title={name} description={t`The stats of ${name} could not be loaded at this moment.`} />
      <PageHead
        kicker={
          <>
            <PlatformMark platform={platform} size="s" /> {readPlatform(game, platform).name[locale]}
          </>
        }
        title={name}
      />
      <Stack>
        <Failed
          title={<Trans>The player could not be loaded</Trans>}
          more={
            <ButtonLink to={links.home()}>
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

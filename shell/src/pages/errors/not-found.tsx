import { ButtonLink } from '@hotdrop/shared-ui/button';
import { useSite } from '@hotdrop/shared-ui/site';
import { Lost } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageMeta } from '../page-meta.tsx';

/** Error page for URLs that do not exist. */
export function NotFound() {
  const { links } = useSite();
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`404 Not Found`} isHidden />
      <Lost
        title={<Trans>404 Not Found</Trans>}
        lead={
          <Trans>This page could not be found. Check the address, or start from one of these pages.</Trans>
        }
        actions={
          <>
            <ButtonLink kind="accent" to={links.home()}>
              <Trans>Home</Trans>
            </ButtonLink>
            <ButtonLink to={links.leaderboards()}>
              <Trans>Leaderboards</Trans>
            </ButtonLink>
            <ButtonLink to={links.rating()}>
              <Trans>Statistics</Trans>
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

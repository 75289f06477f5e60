import { ButtonLink } from '@hotdrop/shared-ui/button';
import { useSite } from '@hotdrop/shared-ui/site';
import { Lost } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageMeta } from '../page-meta.tsx';
import { TryAgain } from './try-again.tsx';

/** Error page for failures on our side. */
export function GenericError({ error }: { readonly error: unknown }) {
  const { links } = useSite();
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Something went wrong`} isHidden />
      <Lost
        title={<Trans>Something went wrong</Trans>}
        lead={<Trans>Sorry, please try again later.</Trans>}
        actions={
          <>
            <TryAgain error={error} />
            <ButtonLink to={links.home()}>
              <Trans>Home</Trans>
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

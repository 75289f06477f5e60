import { needsNewDocument } from '@hotdrop/shared-host/react';
import { ButtonAnchor } from '@hotdrop/shared-ui/button';
import { RenewIcon } from '@hotdrop/shared-ui/icons';
import { useStore } from '@hotdrop/shared-ui/site';
import { useRetryOnReconnect } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

/** The key of a document's first location. */
const firstLocationKey = 'default';

/**
 * Link to the same page. It loads a new document if the first page failed, if the document was made without the area,
 * or if code could not be loaded. Otherwise, and always when offline, the router runs the loaders again.
 */
export function TryAgain({ error }: { readonly error?: unknown }) {
  const location = useLocation();
  const isOnline = useStore((state) => state.isOnline);
  const navigate = useNavigate();
  const href = useHref({ pathname: location.pathname, search: location.search });
  useRetryOnReconnect(() => {
    if (needsNewDocument(error)) window.location.assign(href);
    else void navigate(location, { replace: true, preventScrollReset: true });
  });
  const tryAgain = (event: React.MouseEvent) => {
    if (isOnline && (location.key === firstLocationKey || needsNewDocument(error))) return;
    event.preventDefault();
    navigate(location, { replace: true, preventScrollReset: true });
  };
  return (
    <ButtonAnchor kind="accent" icon={RenewIcon} href={href} onClick={tryAgain}>
      <Trans>Try again</Trans>
    </ButtonAnchor>
  );
}

import { needsNewDocument } from '@hotdrop/shared-host/react';
import { ButtonAnchor } from '@hotdrop/shared-ui/button';
import { RenewIcon } from '@hotdrop/shared-ui/icons';
import { useStore } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

/** The key of the location that a document was opened with. */
const firstLocation = 'default';

/**
 * The same address once more. What failed with the document needs a new one, and so do areas that it was made without
 * and code that could not be fetched; without scripts the link brings it. Anything else, and all of it without a
 * connection, is asked for again.
 */
export function TryAgain({ error }: { readonly error?: unknown }) {
  const location = useLocation();
  const isOnline = useStore((state) => state.isOnline);
  const navigate = useNavigate();
  const href = useHref({ pathname: location.pathname, search: location.search });
  const tryAgain = (event: React.MouseEvent) => {
    if (isOnline && (location.key === firstLocation || needsNewDocument(error))) return;
    event.preventDefault();
    navigate(location, { replace: true, preventScrollReset: true });
  };
  return (
    <ButtonAnchor kind="accent" icon={RenewIcon} href={href} onClick={tryAgain}>
      <Trans>Try again</Trans>
    </ButtonAnchor>
  );
}

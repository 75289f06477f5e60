import { ButtonAnchor } from '@hotdrop/shared-ui/button';
import { RenewIcon } from '@hotdrop/shared-ui/icons';
import { Trans } from '@lingui/react/macro';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

/** The key of the location that a document was opened with. */
const firstLocation = 'default';

/**
 * The same address once more. What failed with the document needs a new one, and without scripts the link brings it;
 * what failed on the way from another page is only asked for again.
 */
export function TryAgain() {
  const location = useLocation();
  const navigate = useNavigate();
  const href = useHref({ pathname: location.pathname, search: location.search });
  const tryAgain = (event: React.MouseEvent) => {
    if (location.key === firstLocation) return;
    event.preventDefault();
    navigate(location, { replace: true, preventScrollReset: true });
  };
  return (
    <ButtonAnchor kind="accent" icon={RenewIcon} href={href} onClick={tryAgain}>
      <Trans>Try again</Trans>
    </ButtonAnchor>
  );
}

import { needsNewDocument } from '@hotdrop/shared-host/react';
import { ButtonAnchor, ButtonLink } from '@hotdrop/shared-ui/button';
import { RenewIcon } from '@hotdrop/shared-ui/icons';
import { useLinks } from '@hotdrop/shared-ui/site';
import { Lost, useRetryOnReconnect } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { Component, Suspense } from 'react';
import { isRouteErrorResponse, useHref, useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { useIsOnline } from '../frame/use-is-online.ts';
import { PageMeta } from './page-meta.tsx';
import styles from './pages.module.css';

export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Replaces a page that does not exist or that failed. */
export function PageError() {
  const error = useRouteError();
  return (
    <ErrorPageBoundary>
      {/* On the server, Suspense is the error boundary. */}
      <Suspense fallback={<ErrorPageFallback />}>
        {isNotFound(error) ? <NotFound /> : <GenericError error={error} />}
      </Suspense>
    </ErrorPageBoundary>
  );
}

/** Error page for URLs that do not exist. */
export function NotFound() {
  const links = useLinks();
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

/** Error page for failures on our side. */
function GenericError({ error }: { readonly error: unknown }) {
  const links = useLinks();
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

/** Replaces an error page that fails to render. As small as possible, so that it cannot fail too. */
function ErrorPageFallback() {
  const links = useLinks();
  return (
    <div className={styles.fallback} role="alert">
      <p>
        <Trans>An error occurred while showing the error page</Trans>
      </p>
      <p>
        {/* A plain link loads a new document, because this one is broken. */}
        <a href={links.home()}>
          <Trans>Home</Trans>
        </a>
      </p>
    </div>
  );
}

/** Renders the fallback if the error page throws. */
export class ErrorPageBoundary extends Component<{ readonly children: React.ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPageFallback /> : this.props.children;
  }
}

/** The key of a document's first location. */
const firstLocationKey = 'default';

/**
 * Link to the same page. It loads a new document if the first page failed, if the document was made without the area,
 * or if code could not be loaded. Otherwise, and always when offline, the router runs the loaders again.
 */
export function TryAgain({ error }: { readonly error?: unknown }) {
  const location = useLocation();
  const isOnline = useIsOnline();
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

import { Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorPageBoundary, ErrorPageFallback } from './error-page-fallback.tsx';
import { GenericError } from './generic-error.tsx';
import { NotFound } from './not-found.tsx';

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

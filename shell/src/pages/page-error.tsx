import { Suspense } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { GenericError } from './errors/generic-error.tsx';
import { LastResort, LastResortBoundary } from './errors/last-resort.tsx';
import { NotFound } from './errors/not-found.tsx';

export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Stands in a page's place when its address leads nowhere or it failed. */
export function PageError() {
  const error = useRouteError();
  return (
    <LastResortBoundary>
      {/* On a server this is the boundary. */}
      <Suspense fallback={<LastResort />}>
        {isNotFound(error) ? <NotFound /> : <GenericError error={error} />}
      </Suspense>
    </LastResortBoundary>
  );
}

import type { ApiFailure, FailureKind } from '../wire/index.ts';

const statuses: Readonly<Record<FailureKind, number>> = {
  'not-found': 404,
  busy: 503,
  'recently-updated': 503,
  network: 502,
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  server: 502,
  malformed: 502,
  aborted: 503,
};

/** The status of a page that cannot do without what failed. */
export const failureStatus = ({ kind }: ApiFailure): number => statuses[kind];

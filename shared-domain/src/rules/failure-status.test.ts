import { aFailure } from '../testing/index.ts';
import { failureStatus } from './index.ts';

test.each([
  ['not-found', 404],
  ['invalid', 400],
  ['unauthorized', 401],
  ['forbidden', 403],
  ['server', 502],
  ['malformed', 502],
  ['network', 502],
  ['busy', 503],
  ['recently-updated', 503],
  ['aborted', 503],
] as const)('a page that cannot do without what failed (%s) answers %i', (kind, status) => {
  expect(failureStatus(aFailure(kind))).toBe(status);
});

import { aFailure } from '../testing/index.ts';
import { failureStatus } from './index.ts';

test.each([
  [aFailure('not-found'), 404],
  [aFailure('network', { reason: 'timeout' }), 502],
  [aFailure('server', { status: 500 }), 502],
  [aFailure('malformed'), 502],
  [aFailure('busy'), 503],
])('$kind makes the page a %s', (failure, status) => {
  expect(failureStatus(failure)).toBe(status);
});

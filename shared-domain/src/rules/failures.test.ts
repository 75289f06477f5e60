import { aFailure } from '../testing/index.ts';
import { failureStatus } from './index.ts';

test.each([
  ['not-found', 404],
  ['invalid', 404],
  ['unauthorized', 401],
  ['forbidden', 403],
  ['malformed', 502],
  ['server', 503],
  ['network', 503],
  ['busy', 503],
  ['recently-updated', 503],
  ['aborted', 503],
] as const)('answers a page whose call failed as %s with %i', (kind, status) => {
  expect(failureStatus(aFailure(kind))).toBe(status);
});

test.each([429, 503] as const)('answers a page whose call failed with %i with the same status', (status) => {
  expect(failureStatus(aFailure('busy', { status }))).toBe(status);
});

test('answers the page of a player in the queue with 202', () => {
  expect(failureStatus(aFailure('busy', { queue: { ahead: 2, wait: 30_000 } }))).toBe(202);
});

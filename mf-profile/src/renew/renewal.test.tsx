import { aFailure, aPlayer, minutesAgo } from '@hotdrop/shared-domain/testing';
import { screen } from '@testing-library/react';
import { announced, finished, inTurn, openProfile, pass, press, waiting } from '../testing/renewals.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
afterEach(() => jest.useRealTimers());

test('a press on Renew makes the player the visitor’s own', async () => {
  localStorage.removeItem('own-player');
  await openProfile({ syncPlayer: inTurn(finished()) });
  expect(localStorage.getItem('own-player')).toBeNull();
  await press('Renew');
  expect(JSON.parse(localStorage.getItem('own-player') ?? 'null')).toMatchObject({
    shard: 'STEAM',
    name: 'NightHeron',
  });
});

describe('the six states', () => {
  test('up to date: renewed less than five minutes ago', async () => {
    await openProfile({ getPlayer: { player: aPlayer({ syncedAt: minutesAgo(4) }) } });
    expect(screen.getByRole('button', { name: 'Up to date' })).toBeDisabled();
    expect(announced()).toBe('Updated 4 minutes ago');
  });

  test('up to date: the API refuses a second renewal, for as long as it says', async () => {
    await openProfile({
      syncPlayer: inTurn(aFailure('recently-updated', { retryAfter: 90_000 }), aFailure('network')),
    });
    await press('Renew');
    expect(screen.getByRole('button', { name: 'Up to date' })).toBeDisabled();
    await pass(89_000);
    expect(screen.getByRole('button', { name: 'Up to date' })).toBeDisabled();
    await pass(1000);
    expect(screen.getByRole('button', { name: 'Renew' })).toBeEnabled();
  });

  test('too many renewals: blocked for as long as the API says', async () => {
    await openProfile({ syncPlayer: inTurn(aFailure('busy', { retryAfter: 30_000 })) });
    await press('Renew');
    expect(announced()).toBe('Too many renewals. Try again in a minute.');
    expect(screen.getByRole('button', { name: 'Renew' })).toBeDisabled();
    await pass(30_000);
    expect(screen.getByRole('button', { name: 'Renew' })).toBeEnabled();
  });

  test.each(['network', 'server', 'malformed'] as const)('failed (%s): has a retry button', async (kind) => {
    await openProfile({ syncPlayer: inTurn(aFailure(kind), waiting(0)) });
    await press('Renew');
    expect(announced()).toBe('Network error occurred.');
    await press('Try again');
    expect(screen.getByRole('button', { name: 'Updating…' })).toBeVisible();
  });

  test('queued: shows how many players are ahead after each poll', async () => {
    await openProfile({ syncPlayer: inTurn(waiting(12), waiting(1), waiting(0)) });
    await press('Renew');
    expect(announced()).toBe('12 players are ahead');
    expect(screen.getByRole('button', { name: 'In the queue' })).toBeDisabled();
    await pass(2000);
    expect(announced()).toBe('1 player is ahead');
    await pass(2000);
    expect(announced()).toBe('Checking for new matches');
  });
});

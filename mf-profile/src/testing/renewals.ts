import {
  type aFailure,
  type FakeAnswers,
  type FakeSite,
  minutesAgo,
  testTime,
} from '@hotdrop/shared-domain/testing';
import type { CallInput, RenewalDone, RenewalPending } from '@hotdrop/shared-domain/wire';
import { act, screen } from '@testing-library/react';
import { profileSite } from './profile-site.ts';
import { renderProfile } from './render-profile.ts';

export const finished = (change: Partial<RenewalDone> = {}): RenewalDone => ({
  shard: 'STEAM',
  name: 'NightHeron',
  syncedAt: testTime,
  changes: { matches: 3, rankPoint: { squad: 38, duo: -12, solo: 0 } },
  ...change,
});
export const waiting = (waitCount: number, retryAfter = 2000): RenewalPending => ({ waitCount, retryAfter });

type Answer = RenewalDone | RenewalPending | ReturnType<typeof aFailure>;

/** Answers that no renewal is running until one is started, then one answer after the other, and repeats the last one. */
export const inTurn = (first: Answer, ...rest: readonly Answer[]) => {
  const answers = [first, ...rest];
  let isStarted = false;
  return ({ flag }: CallInput<'syncPlayer'>): Answer => {
    isStarted ||= flag === 1;
    if (!isStarted) return finished({ syncedAt: minutesAgo(42), changes: null });
    return answers.length > 1 ? (answers.shift() ?? first) : (answers[0] ?? first);
  };
};

/** Opens a profile whose renewals have these answers. */
export async function openProfile(
  answers: FakeAnswers,
  path = 'profile/steam/NightHeron/pc-2018-43?perspective=fpp',
  now = () => Date.parse(testTime),
) {
  const site = { ...profileSite(answers), now };
  const rendered = await renderProfile(path, site);
  await screen.findByRole('heading', { level: 1 });
  return { ...rendered, site };
}

/** Returns the flags of all renewal calls. */
export const flags = (site: FakeSite) =>
  site.api.made.flatMap(({ call, input }) =>
    call === 'syncPlayer' && typeof input === 'object' && input && 'flag' in input ? [input.flag] : [],
  );

/** Presses a button. */
export const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

/** Lets the fake time pass. */
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** Returns the announced text, without tooltips and non-breaking spaces. */
export function announced() {
  const region = document.querySelector('[aria-live]')?.cloneNode(true);
  if (!(region instanceof Element)) throw new Error('The page has no live region.');
  for (const tooltip of region.querySelectorAll('[role=tooltip]')) tooltip.remove();
  return region.textContent.replaceAll('\u00a0', ' ');
}

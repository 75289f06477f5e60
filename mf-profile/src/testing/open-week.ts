import { type FakeAnswers, type FakeSiteSettings, somePlayedWeek } from '@hotdrop/shared-domain/testing';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { screen } from '@testing-library/react';
import { profileSite } from './profile-site.ts';
import { startProfile } from './render-profile.ts';

export const weekPath = 'profile/steam/NightHeron/week/2026-W46';

/** Opens the page of a week with an answer of the API, or with changes of a usual week. */
export async function openWeek(
  change: Partial<PlayedWeek> | FakeAnswers['getWeek'] = {},
  { at = weekPath, ...settings }: FakeSiteSettings & { readonly at?: string } = {},
) {
  const isAnswer = typeof change === 'function' || 'kind' in change;
  const site = profileSite({ getWeek: isAnswer ? change : somePlayedWeek(change) }, settings);
  await startProfile(at, site);
  await screen.findAllByRole('heading');
  return site;
}

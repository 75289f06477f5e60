import { someSeasonStats } from '@hotdrop/shared-domain/testing';
import type { SeasonStats } from '@hotdrop/shared-domain/wire';
import { screen, within } from '@testing-library/react';
import { profileSite } from './profile-site.ts';
import { renderProfile } from './render-profile.ts';

/** Answers with changed figures of every season. */
export const played = (stats: Partial<SeasonStats>) => ({
  getSeasonStats: ({ season }: { season: string }) => someSeasonStats({ season, ...stats }),
});
export const panel = (name: string) => within(screen.getByRole('region', { name }));
/** The current links of a navigation. */
export const current = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .queryAllByRole('link', { current: 'page' })
    .map((link) => link.textContent);

/** Opens a page of the profile, and waits for its head. */
export async function openOverview(path: string, site = profileSite()) {
  const rendered = await renderProfile(path, site);
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

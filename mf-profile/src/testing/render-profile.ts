import type { Site } from '@hotdrop/shared-domain/contract';
import {
  type FakeAnswers,
  type FakeSiteSettings,
  somePlayedWeek,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import type { PlayedWeek, SeasonStats } from '@hotdrop/shared-domain/wire';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import { area } from '../area.tsx';
import { profileSite } from './profile-site.ts';

/** Renders the area, as a shell does, at a path below the base path. Returns while panels may still import their code. */
export async function startProfile(path: string, site: Site) {
  const routes = await area.routes(site);
  return renderWithSite([{ path: site.basePath, hydrateFallbackElement: null, children: routes }], {
    site,
    path: `${site.basePath}/${path}`,
  });
}

/** Renders the area, and waits for the code of the overview's panels. */
export async function renderProfile(path: string, site: Site) {
  const rendered = await startProfile(path, site);
  await import('../overview/panels.ts');
  await act(async () => {});
  return rendered;
}

/** Answers with changed stats of every season. */
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

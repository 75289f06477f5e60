import {
  aPlayerCount,
  aPointsPlace,
  type FakeSiteSettings,
  fakeSite,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { area } from '../area.tsx';
import { aPlaying, noComments, seasons, someRatings } from './fixtures.ts';

const Nothing = () => null;

/** Opens an address of the area. A test may override the answers of the API. */
export async function openPage(path: string, { answers, ...settings }: FakeSiteSettings = {}) {
  const site = fakeSite({
    ...settings,
    answers: {
      listActiveSeasons: { seasons },
      getRatings: someRatings(),
      getPointsPlace: ({ points }) => aPointsPlace({ points: Number(points) }),
      getSeasonStats: someSeasonStats(),
      getPlayerCount: aPlayerCount(),
      getPlaying: aPlaying(),
      listComments: noComments,
      ...answers,
    },
  });
  const around = { path: site.basePath, HydrateFallback: Nothing, ErrorBoundary: Nothing };
  const routes = [{ ...around, children: await area.routes(site) }];
  const page = await renderWithSite(routes, { site, path: `${site.basePath}/${path}` });
  const asked = (call: string) =>
    site.api.made.filter((made) => made.call === call).map(({ input }) => input);
  const address = () => {
    const { pathname, search } = page.router.state.location;
    return `${pathname.slice(site.basePath.length + 1)}${search}`;
  };
  return { ...page, site, asked, address };
}

/** Waits for the bars of the rating page. */
export const findChart = async () =>
  within(await screen.findByRole('list', { name: 'Share of players by points' }));

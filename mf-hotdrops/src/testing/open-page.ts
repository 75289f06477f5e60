import {
  aDropMap,
  aHotDrop,
  type FakeSiteSettings,
  fakeSite,
  someGround,
  someHotDrops,
} from '@hotdrop/shared-domain/testing';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { area } from '../area.tsx';

const Nothing = () => null;
const lost = 'This page failed.';
const Lost = () => lost;

/** Opens an address of the area, with landings on Erangel unless the test provides other answers. */
export async function openPage(path: string, { answers, ...settings }: FakeSiteSettings = {}) {
  const site = fakeSite({
    ...settings,
    answers: {
      listHotDrops: { days: 92, updatedAt: null, hottest: [aHotDrop()], maps: [aDropMap()] },
      getHotDrops: someHotDrops(),
      getMapGround: someGround(),
      ...answers,
    },
  });
  const around = { path: site.basePath, HydrateFallback: Nothing, ErrorBoundary: Lost };
  const routes = [{ ...around, children: await area.routes(site) }];
  const page = await renderWithSite(routes, { site, path: `${site.basePath}/${path}` });
  // Towns and sizes of maps are loaded on demand.
  await screen.findByText((text, element) => text === lost || element?.tagName === 'H1');
  const address = () => {
    const { pathname, search } = page.router.state.location;
    return `${pathname.slice(site.basePath.length + 1)}${search}`;
  };
  return { ...page, user: userEvent.setup(), site, address };
}

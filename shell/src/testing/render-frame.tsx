import {
  aFailure,
  anActiveSeason,
  aPlayerCount,
  type FakeAnswers,
  type FakeSiteSettings,
  fakeSite,
} from '@hotdrop/shared-domain/testing';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { Link, type RouteObject } from 'react-router-dom';
import { Frame } from '../frame/frame.tsx';
import type { FrameData } from '../frame/frame-data.ts';
import type { Component, Load } from '../frame/lazy.tsx';
import type { Skeletons } from '../frame/pending-page.ts';
import { searchLoader } from '../frame/search/find-player.ts';
import type { MenuEntry } from '../handover.ts';
import { aFrameData } from './a-frame-data.ts';

interface FrameSettings extends Omit<FakeSiteSettings, 'answers'> {
  readonly answers?: FakeAnswers;
  readonly frameData?: Partial<FrameData>;
  readonly menu?: readonly MenuEntry[];
  readonly skeletons?: Skeletons;
  /** Includes the base path. */
  readonly path?: string;
  /** Additional pages, with paths relative to the base path. */
  readonly pages?: readonly RouteObject[];
}

const menu: readonly MenuEntry[] = [
  { path: 'statistics/rating', title: 'Statistics' },
  { path: 'ranks', title: 'Leaderboards' },
];

const Page = ({ name }: { readonly name: string }) => (
  <>
    <title>{name}</title>
    <h1>{name}</h1>
    <Link to="?page=2">Page 2</Link>
  </>
);

window.scrollTo = () => {};

/** Renders the frame with small pages in it. */
export function renderFrame({ frameData, path, pages = [], answers, ...settings }: FrameSettings = {}) {
  const site = fakeSite({
    answers: {
      getAuth: { auth: null },
      getPlayerCount: aPlayerCount(),
      listActiveSeasons: { seasons: { steam: anActiveSeason() } },
      searchPlayer: aFailure('not-found', { suggestions: [] }),
      ...answers,
    },
    ...settings,
  });
  const routes: RouteObject[] = [
    {
      path: site.basePath,
      element: (
        <Frame
          menu={settings.menu ?? menu}
          frameData={aFrameData(frameData)}
          skeletons={settings.skeletons}
        />
      ),
      children: [
        { index: true, element: <Page name="Home page" /> },
        ...pages,
        { path: 'ranks', element: <Page name="Boards" /> },
        { path: 'profile/:shard/:name', element: <Page name="Profile" /> },
        { path: 'search', loader: searchLoader(site), element: <Page name="Search page" /> },
      ],
    },
  ];
  return renderWithSite(routes, {
    site,
    path: path ?? `${site.basePath}/ranks`,
    texts: (locale) => import(`../../catalogs/${locale}.po`),
  });
}

/** Loads a component on the second attempt; the first one fails as a missing chunk does. */
export function failFirstLoad<Props>(component: Component<Props>) {
  return jest
    .fn<ReturnType<Load<Props>>, []>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
    .mockResolvedValue(component);
}

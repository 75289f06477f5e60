import type { Site } from '@hotdrop/shared-domain/contract';
import {
  aMatch,
  anActiveSeason,
  aParticipant,
  aPlayer,
  aPlayerMatch,
  aSeason,
  aSession,
  aWeapon,
  type FakeAnswers,
  type FakeSite,
  type FakeSiteSettings,
  fakeSite,
  minutesAgo,
  someBests,
  someClimbs,
  someMapsAndWeapons,
  somePlayedWeek,
  someSeasonStats,
  someTeammates,
  someTierAverages,
} from '@hotdrop/shared-domain/testing';
import { createStaticHandler, RouterContextProvider, type StaticHandlerContext } from 'react-router-dom';
import type { LoaderArgs } from '../address.ts';
import { area } from '../area.tsx';
import { provideProfile } from '../loading/profile-context.ts';

/** Builds seasons from their ids in addresses. */
export const seasonIds = (...parts: string[]) =>
  parts.map((part) => aSeason({ id: `division.bro.official.${part}` }));

/** Builds a site on which NightHeron has played five seasons. */
export const profileSite = (answers: FakeAnswers = {}, settings: FakeSiteSettings = {}): FakeSite =>
  fakeSite({
    ...settings,
    answers: {
      getPlayer: { player: aPlayer() },
      listActiveSeasons: { seasons: { steam: anActiveSeason() } },
      listSeasons: {
        seasons: seasonIds('pc-2018-43', 'pc-2018-42', 'pc-2018-41', 'pc-2018-20', '2018-04'),
      },
      syncPlayer: { shard: 'STEAM', name: 'NightHeron', syncedAt: aPlayer().syncedAt, changes: null },
      listMatches: { totalCount: 1, perPage: 20, matches: [aMatch({ participants: [aParticipant()] })] },
      getForm: { matches: [aPlayerMatch()], bests: someBests() },
      listSessions: { sessions: [aSession()] },
      getMapsAndWeapons: someMapsAndWeapons(),
      listTeammates: someTeammates(),
      getPlayTimes: { starts: [], region: null },
      listWeapons: { weapons: [aWeapon()], updatedAt: minutesAgo(90) },
      getSeasonStats: ({ season }) => someSeasonStats({ season }),
      getWeek: ({ week }) => somePlayedWeek({ week }),
      getClimbs: ({ season }) => someClimbs({ season }),
      getTierAverages: ({ season }) => someTierAverages({ season }),
      ...answers,
    },
  });

/** Returns the inputs of all calls with this name. */
export const inputsOf = (site: FakeSite, call: string) =>
  site.made.filter((one) => one.call === call).map(({ input }) => input);

const names = ['shard', 'name', 'season'];

/** Builds the arguments of a loader for a path below the base path, and runs the middleware of the page. */
export function loaderArgs(path: string, site: Site): LoaderArgs {
  const request = new Request(`https://hotdrop.example/pubg/${path}`);
  const parts = new URL(request.url).pathname.split('/').slice(3);
  const params = Object.fromEntries(
    parts.slice(0, names.length).map((part, at) => [names[at] ?? '', decodeURIComponent(part)]),
  );
  const context = new RouterContextProvider();
  const args = { request, params, context, pattern: path, url: new URL(request.url) };
  void provideProfile(site)(args, () => Promise.resolve(undefined));
  return args;
}

/** Returns the status and location of a loader's redirect; null: it does not redirect. */
export async function redirectOf(run: () => unknown): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return `${thrown.status} ${thrown.headers.get('location')}`;
  }
}

/** Makes the loader timeout of a server expire at once, until `jest.restoreAllMocks()`. */
export function expireLoaderTimeout(): void {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
}

interface CardAnswer {
  readonly data: React.ReactElement | null;
  readonly status: number;
}

/** Returns the area's answer for the path of a picture, as a server loads it. Throws its redirect. */
export async function cardAt(path: string, site: Site): Promise<CardAnswer> {
  const { query } = createStaticHandler([{ path: site.basePath, children: await area.routes(site) }]);
  const loaded: StaticHandlerContext[] = [];
  const response = await query(new Request(`https://hotdrop.example${site.basePath}/${path}`), {
    generateMiddlewareResponse: async (load) => {
      const result = await load(new Request(`https://hotdrop.example${site.basePath}/${path}`));
      if (result instanceof Response) return result;
      loaded.push(result);
      return new Response();
    },
  });
  const [page] = loaded;
  if (!page) throw response;
  const { route } = page.matches.at(-1) ?? {};
  expect(route?.handle).toEqual({ isPicture: true });
  return { data: route && page.loaderData[route.id], status: page.statusCode };
}

import {
  anActiveSeason,
  anOwnMatch,
  aPlayer,
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

/** Builds seasons from their ids in addresses. */
export const seasonIds = (...parts: string[]) =>
  parts.map((part) => aSeason({ id: `division.bro.official.${part}` }));

const lateCalls = new Set([
  'getForm',
  'listSessions',
  'syncPlayer',
  'getMapsAndWeapons',
  'listTeammates',
  'getPlayTimes',
]);

/** Lists the calls of a page's loaders. Whether a renewal runs is asked when the page is idle, and panels load by themselves. */
export const loaderCalls = ({ api }: FakeSite) => api.made.filter(({ call }) => !lateCalls.has(call));

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
      getForm: { matches: [anOwnMatch()], bests: someBests() },
      listSessions: { sessions: [aSession()] },
      getMapsAndWeapons: someMapsAndWeapons(),
      listTeammates: someTeammates(),
      getPlayTimes: { starts: [] },
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
  site.api.made.filter((one) => one.call === call).map(({ input }) => input);

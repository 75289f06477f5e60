import type { Answer } from '@hotdrop/shared-domain/wire';
import type { Page } from '@playwright/test';
import { currentSeason } from '../seasons.ts';
import { arriving, changeAnswers, type Scene } from './scene.ts';

const player = '/pubg/profile/steam/Hotdrop';
const habits = `${player}/${currentSeason}/habits`;

/** Changes the answers of a call for a player. */
const change = <T>(page: Page, call: string, alter: (data: T) => T) =>
  changeAnswers(page, `players/*/*/${call}*`, alter);

/** Panels load when they come near. */
const scrollThrough = async (page: Page) => {
  await page.waitForFunction(
    () => {
      scrollBy(0, 200);
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    },
    undefined,
    { polling: 200 },
  );
  await page.evaluate(() => scrollTo(0, 0));
};

const fewMaps = (data: Answer<'getMapsAndWeapons'>): Answer<'getMapsAndWeapons'> => {
  const [first, second, third] = data.maps;
  if (!first || !second || !third || !data.all) throw new Error('The player has no maps.');
  const each = { wins: 0, averagePlace: 7, longestKill: 84 };
  return {
    ...data,
    all: { ...data.all, ...each, games: 5, top10s: 4 },
    maps: [
      { ...first, ...each, games: 2, top10s: 2, places: [2, 9] },
      { ...second, ...each, games: 2, top10s: 1, places: [4, 14] },
      { ...third, ...each, games: 1, top10s: 1, places: [8] },
    ],
    weapons: [],
  };
};

const playFew = async (page: Page) => {
  await change<Answer<'getForm'>>(page, 'form', (data) => ({ ...data, matches: data.matches.slice(0, 6) }));
  await change<Answer<'getClimbs'>>(page, 'seasons/*/climbs', (data) => ({ ...data, climbs: {} }));
};

const haveFewHabits = async (page: Page) => {
  await change(page, 'maps-and-weapons', fewMaps);
  await change<Answer<'listTeammates'>>(page, 'teammates', ({ teammates }) => ({
    games: 5,
    wins: 0,
    teammates: teammates.slice(0, 1).map((mate) => ({ ...mate, games: 4, wins: 0 })),
  }));
  await change<Answer<'getPlayTimes'>>(page, 'play-times', ({ starts, region }) => ({
    starts: starts.slice(-5),
    region,
  }));
};

/** Leaves readings out in the middle of each climb. */
const loseReadings = (page: Page) =>
  change<Answer<'getClimbs'>>(page, 'seasons/*/climbs', (data) => ({
    ...data,
    climbs: Object.fromEntries(
      Object.entries(data.climbs).map(([mode, { readings, peak }]) => {
        const lost = { from: readings.length * 0.3, to: readings.length * 0.7 };
        return [mode, { peak, readings: readings.filter((_, at) => at < lost.from || at > lost.to) }];
      }),
    ),
  }));

/** States of an overview, most of which no example player has. */
export const profileStates: readonly Scene[] = [
  { name: 'profile-few', ...arriving(player, playFew, scrollThrough) },
  { name: 'profile-climb-gap', ...arriving(player, loseReadings, scrollThrough) },
  { name: 'profile-unranked', address: '/pubg/profile/steam/Casual', act: scrollThrough },
  { name: 'profile-habits-few', ...arriving(habits, haveFewHabits, scrollThrough) },
  { name: 'profile-habits-filtered', address: `${habits}?kind=ranked&mode=squad`, act: scrollThrough },
  {
    name: 'profile-waiting',
    address: '/pubg/about/terms',
    act: async (page) => {
      await page.route(/\/players\/[^/]+\/[^/]+\/(seasons\/|form|sessions|maps|teammates|play)/, () => {});
      // A search knows the name, which is the title of the skeleton.
      const field = page.getByRole('combobox').first();
      await field.fill('Hotdrop');
      await field.press('Enter');
      await page.getByRole('heading', { level: 1 }).filter({ hasText: 'Hotdrop' }).waitFor();
      await page.locator('main [class*=skeleton_]').first().waitFor();
    },
    // A slow machine looks for longer than calls have: their failure is reported.
    complaint: /got no answer \(timeout\)/,
  },
];

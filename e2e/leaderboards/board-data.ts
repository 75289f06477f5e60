import type { Answer, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import type { Page } from '@playwright/test';

export const board = '/pubg/ranks/steam/squad';

/** Reads a call's data from the API behind the site. */
const readData = async (page: Page, path: string) =>
  (await (await page.request.get(`/api/v1${path}`)).json()).data;

/** Reads the first page of a board, in an order. */
export const readBoard = (page: Page, sort = 'points'): Promise<Answer<'getLeaderboard'>> =>
  readData(page, `/ranks/steam/squad?sort=${sort}`);

/** Reads all rows of a board. */
export async function readRows(page: Page, shard = 'steam'): Promise<readonly LeaderboardRow[]> {
  const { ranks }: Answer<'getLeaderboard'> = await readData(page, `/ranks/${shard}/squad?perPage=500`);
  return ranks;
}

/** Finds a ranked player of Steam who is on the board of a region, but not on the platform's. */
export async function findBeyond(page: Page): Promise<LeaderboardRow> {
  const listed = new Set((await readRows(page)).map(({ accountId }) => accountId));
  for (const region of ['pc-eu', 'pc-sea', 'pc-na', 'pc-as']) {
    const found = (await readRows(page, region)).find(({ accountId }) => !listed.has(accountId));
    if (found) return found;
  }
  throw new Error('All ranked players of Steam are on its board.');
}

/** The row of a place, from 1. */
export const rowAt = (rows: readonly LeaderboardRow[], place: number): LeaderboardRow => {
  const row = rows[place - 1];
  if (!row) throw new Error(`Nobody is #${place}.`);
  return row;
};

/** Makes a player the visitor's own, as a press on Renew does. */
export const setOwn = (page: Page, { accountId, shard, name }: LeaderboardRow) =>
  page.addInitScript((own) => {
    if (location.protocol !== 'about:') localStorage.setItem('my-player', own);
  }, JSON.stringify({ accountId, shard, name }));

/** The row of a player in the table. */
export const rowOf = (page: Page, { name }: Pick<LeaderboardRow, 'name'>) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

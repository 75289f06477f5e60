import type { Page } from '@playwright/test';
import { board, findBeyond, readBoard, readRows, rowAt, rowOf, setOwn } from '../leaderboards/board-data.ts';
import { keepFavorites } from './pages.ts';
import type { Scene } from './scene.ts';

const find = (page: Page, text: string) =>
  page.goto(`${board}?${new URLSearchParams({ find: text })}`, { waitUntil: 'networkidle' });

/** A returning visitor with favorites, who is on a place of the board. */
const asPlayer = (place: number) => async (page: Page) => {
  await keepFavorites(6)(page);
  await setOwn(page, rowAt(await readRows(page), place));
};

/** A board and its states. */
export const boards: readonly Scene[] = [
  { name: 'board-sorted', address: `${board}?sort=winRate` },
  {
    name: 'board-past',
    address: board,
    act: async (page) => {
      const [, last = ''] = (await readBoard(page)).seasons ?? [];
      await page.goto(`${board}?season=${last}`, { waitUntil: 'networkidle' });
    },
  },
  { name: 'board-past-none', address: `${board}?season=pc-2018-20`, complaint: /404/ },
  { name: 'board-last-page', address: `${board}?page=10` },
  {
    name: 'board-own',
    address: board,
    before: asPlayer(20),
    act: (page) => page.locator('main aside button').waitFor(),
  },
  {
    name: 'board-own-pinned',
    address: board,
    before: asPlayer(20),
    act: async (page) => {
      await page.locator('main aside button').waitFor();
      const rows = await readRows(page);
      await rowOf(page, rowAt(rows, 40)).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'board-own-elsewhere',
    address: board,
    before: asPlayer(207),
    act: async (page) => {
      await page.locator('tfoot').waitFor();
      const rows = await readRows(page);
      await rowOf(page, rowAt(rows, 12)).evaluate((row) => row.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'board-found',
    address: board,
    act: async (page) => find(page, rowAt(await readRows(page), 207).name),
  },
  {
    name: 'board-beyond',
    address: board,
    act: async (page) => find(page, (await findBeyond(page)).name),
  },
  { name: 'board-unknown', address: `${board}?find=nobody-has-this` },
  { name: 'board-no-mode', address: '/pubg/ranks/steam/solo', complaint: /404/ },
];

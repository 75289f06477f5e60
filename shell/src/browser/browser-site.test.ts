import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { aFailure, aLeaderboardRow, aListMeta, fakeSite } from '@hotdrop/shared-domain/testing';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { reportLimits } from '../site/reports.ts';
import { aFrameData } from '../testing/a-frame-data.ts';
import { createBrowserSite, takeBufferedErrors } from './browser-site.ts';

const createTab = () =>
  createBrowserSite(
    {
      locale: 'en',
      frameData: aFrameData(),
      now: 0,
      origin: 'https://hotdrop.example',
      apiBase: 'https://hotdrop.example/api/v1',
      release: { areas: [] } as never,
      menu: [],
      partData: {},
      store: fakeSite().store.getState(),
      visitSample: 0,
    },
    pubg,
  ).site;

let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => takeBufferedErrors());

test('reports an invalid list entry and keeps the others', async () => {
  const data = { meta: aListMeta(), ranks: [aLeaderboardRow(), { name: 'Mallory' }], updatedAt: null };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));
  const answer = await apiOf(createTab()).getLeaderboard({ shard: 'steam', mode: 'squad' });
  expect(answer).toMatchObject({ ok: true, data: { ranks: [{}] } });
  expect(takeBufferedErrors()).toEqual([
    { area: 'shell', message: expect.stringContaining('Left out of the answer of getLeaderboard') },
  ]);
  expect(consoleError).toHaveBeenCalled();
});

test('reports the message of an API failure', () => {
  createTab().report(aFailure('busy'), { area: 'mf-clans' });
  expect(takeBufferedErrors()).toEqual([{ area: 'mf-clans', message: 'busy, as the test wants it' }]);
});

test('reports repeated errors once, and only the first few of many', () => {
  const { report } = createTab();
  for (let count = 0; count < 10; count += 1) report(new Error('the same'), { area: 'mf-clans' });
  report(new Error('the same'), { area: 'mf-other' });
  for (let number = 0; number < 100; number += 1) report(new Error(`number ${number}`), { area: 'mf-clans' });
  const errors = takeBufferedErrors();
  expect(errors).toHaveLength(reportLimits.errors);
  expect(errors.slice(0, 3)).toEqual([
    { area: 'mf-clans', message: 'Error: the same' },
    { area: 'mf-other', message: 'Error: the same' },
    { area: 'mf-clans', message: 'Error: number 0' },
  ]);
});

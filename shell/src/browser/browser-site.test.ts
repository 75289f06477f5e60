import { aFailure, aLeaderboardRow, aListMeta, fakeSite } from '@hotdrop/shared-domain/testing';
import { reportLimits } from '../site/web-vitals-report.ts';
import { aFrameData } from '../testing/a-frame-data.ts';
import { createBrowserSite } from './browser-site.ts';
import { takeBufferedErrors } from './error-buffer.ts';

const aTab = () =>
  createBrowserSite({
    locale: 'en',
    frameData: aFrameData(),
    now: 0,
    origin: 'https://hotdrop.example',
    apiBase: 'https://hotdrop.example/api/v1',
    release: { areas: [] } as never,
    menu: [],
    store: fakeSite().store.getState(),
    styles: [],
    visitSample: 0,
  }).site;

let printed: jest.SpyInstance;
beforeEach(() => {
  printed = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  takeBufferedErrors();
  jest.restoreAllMocks();
});

test('an entry that was left out of a list is reported, and the others are there', async () => {
  const data = { meta: aListMeta(), ranks: [aLeaderboardRow(), { name: 'Mallory' }], updatedAt: null };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }));
  const answer = await aTab().api.getLeaderboard({ shard: 'steam', mode: 'squad' });
  expect(answer).toMatchObject({ ok: true, data: { ranks: [{}] } });
  expect(takeBufferedErrors()).toEqual([
    { area: 'shell', message: expect.stringContaining('Left out of the answer of getLeaderboard') },
  ]);
  expect(printed).toHaveBeenCalled();
});

test('a failure of the API is told in its own words', () => {
  aTab().report(aFailure('busy'), { area: 'mf-clans' });
  expect(takeBufferedErrors()).toEqual([{ area: 'mf-clans', message: 'busy, as the test wants it' }]);
});

test('what fails again and again is told once, and of many things the first few', () => {
  const { report } = aTab();
  for (let turn = 0; turn < 10; turn += 1) report(new Error('the same'), { area: 'mf-clans' });
  report(new Error('the same'), { area: 'mf-other' });
  for (let turn = 0; turn < 100; turn += 1) report(new Error(`number ${turn}`), { area: 'mf-clans' });
  const told = takeBufferedErrors();
  expect(told).toHaveLength(reportLimits.errors);
  expect(told.slice(0, 3)).toEqual([
    { area: 'mf-clans', message: 'Error: the same' },
    { area: 'mf-other', message: 'Error: the same' },
    { area: 'mf-clans', message: 'Error: number 0' },
  ]);
});

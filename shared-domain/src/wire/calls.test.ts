import * as v from 'valibot';
import { aMatchDetail, aRatingRow, someRatings } from '../testing/index.ts';
import { calls, listCalls } from './index.ts';

test.each(listCalls())(
  '%s has the parameters of its path, and refuses an answer of another shape',
  (_, call) => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, key]) => key);
    expect(Object.keys(call.params.entries)).toEqual(inPath);
    for (const wrong of [null, 7, [], { error: 'busy' }]) expect(v.is(call.answer, wrong)).toBe(false);
  },
);

test('a renewal is waiting or done', () => {
  const { answer, query } = calls.syncPlayer;
  expect(v.is(answer, { waitCount: 12, retryAfter: 1500 })).toBe(true);
  expect(v.is(answer, { waitCount: -1, retryAfter: 1500 })).toBe(false);
  expect(v.parse(query, { flag: '1' })).toEqual({ flag: 1 });
  expect(v.parse(query, {})).toEqual({ flag: 0 });
  expect(['2', '-1', 'yes', '1e0', ''].filter((flag) => v.is(query, { flag }))).toEqual([]);
});

test('queries have defaults, and refuse values outside of their range', () => {
  expect(v.parse(calls.listComments.query, { page: '12' })).toEqual({ page: 12 });
  expect(v.parse(calls.listComments.query, {})).toEqual({ page: 1 });
  expect(v.is(calls.listComments.query, { page: '0' })).toBe(false);
  expect(v.parse(calls.getPlaying.query, {})).toEqual({ range: 'week' });
  expect(v.is(calls.getPlaying.query, { range: 'day', compare: 'week' })).toBe(true);
  expect(v.is(calls.getPlaying.query, { range: 'decade' })).toBe(false);
  const suggests = (q: string) => v.is(calls.suggestPlayers.query, { shard: 'steam', q });
  expect(['', 'N', 'x'.repeat(30), 'x'.repeat(31)].map(suggests)).toEqual([false, true, true, false]);
});

test('shared matches accept one to five different players', () => {
  const accepts = (others: string) => v.is(calls.getSharedMatches.query, { with: others });
  expect(['account.b', 'account.b,account.c', 'b,c,d,e,f'].every(accepts)).toBe(true);
  expect(['', ',', 'b,', 'b,b', 'b,c,d,e,f,g', 'b,..', 'x'.repeat(60)].some(accepts)).toBe(false);
});

test('the kill log is ready, waiting, or missing', () => {
  const accepts = (killLog: unknown) =>
    v.is(calls.getMatch.answer, { match: { ...aMatchDetail(), killLog } });
  expect(accepts({ state: 'ready', entries: [] })).toBe(true);
  expect(accepts({ state: 'waiting', retryAfter: 2000 })).toBe(true);
  expect(accepts({ state: 'none', reason: 'expired' })).toBe(true);
  expect(accepts({ state: 'ready' })).toBe(false);
});

test('refuses ratios outside of 0 to 1', () => {
  const accepts = (ratio: number) =>
    v.is(calls.getRatings.answer, { ...someRatings(), ratings: [aRatingRow({ ratio })] });
  expect([0, 1, 1.01, -0.01, Number.NaN].map(accepts)).toEqual([true, true, false, false, false]);
});

import { describeHealth } from '../monitoring/operators-app.ts';
import { mergeHealth } from './merge-health.ts';

type Health = ReturnType<typeof describeHealth>;

const anArea = (more: Partial<Health['areas'][number]> = {}): Health['areas'][number] => ({
  area: 'mf-clans',
  owner: 'the clans team',
  status: 'ready',
  stable: 'two',
  canary: undefined,
  wanted: { revision: 2, stable: 'two' },
  failures: [],
  problem: undefined,
  loaded: [],
  ...more,
});

const aPart = (more: Partial<Health['parts'][number]> = {}): Health['parts'][number] => ({
  area: 'mf-clans',
  version: 'two',
  part: 'clan-of-player',
  owner: 'the clans team',
  status: 'failing',
  failures: 2,
  pages: 20,
  reason: 'No clan',
  ...more,
});

const store = { location: 'a store', problem: undefined };
const aWorker = (pid: number, area: Health['areas'][number], parts: Health['parts'] = []) => ({
  pid,
  health: describeHealth({ store, areas: [area] }, parts),
});

describe.each([
  ['has failed', anArea({ status: 'failed', stable: undefined })],
  ['has not read the newest pointer', anArea({ stable: 'one', wanted: { revision: 1, stable: 'one' } })],
  ['has not activated the newest version', anArea({ stable: 'one' })],
  ['cannot read the store', anArea({ problem: 'The store does not answer' })],
])('when one worker %s', (_, behind) => {
  it.each([
    ['first', [aWorker(1, behind), aWorker(2, anArea())]],
    ['last', [aWorker(1, anArea()), aWorker(2, behind)]],
  ])('shows its state, also when it is listed %s', (_, workers) => {
    expect(mergeHealth(workers).areas).toEqual([behind]);
  });
});

it('lists a part once, dropped if any worker has dropped it, with its failures in all workers', () => {
  const dropped = aPart({ status: 'dropped', failures: 10, pages: 12 });
  const other = aPart({ part: 'clan-search' });
  const merged = mergeHealth([
    aWorker(1, anArea(), [aPart(), other]),
    aWorker(2, anArea(), [dropped]),
    aWorker(3, anArea()),
  ]);
  expect(merged.parts).toEqual([{ ...dropped, failures: 12, pages: 32 }, other]);
  expect(merged.status).toBe('degraded');
});

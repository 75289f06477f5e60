import { createReadiness } from './operators-app.ts';

const ready = { status: 'ready', stable: '1.0.0-a', failures: [], problem: undefined } as const;
const starting = { status: 'failed', stable: undefined, failures: [], problem: undefined } as const;
const broken = { ...starting, failures: [{ version: '1.0.0-a', reason: 'spoiled', attempts: 1 }] };
const unreadable = { ...starting, problem: 'no pointer' };

test.each([
  ['without areas', []],
  ['while an area is tried for the first time', [ready, starting]],
  ['when no area works', [broken, unreadable]],
  ['when most areas failed', [ready, broken, unreadable]],
])('a server that starts gets no visitors %s', (_, areas) => {
  expect(createReadiness()(areas)).toBe(false);
});

test('a server gets visitors once each area was tried and half of them work', () => {
  expect(createReadiness()([ready, ready, broken, unreadable])).toBe(true);
});

test('a new area takes no visitors from a server', () => {
  const isReady = createReadiness();
  expect([isReady([ready]), isReady([ready, starting]), isReady([broken])]).toEqual([true, true, false]);
});

/** @jest-environment node */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { signCall } from '@hotdrop/shared-domain/area-service';
import { openClans } from './clans.ts';
import { createService } from './create-service.ts';
import { findEvening } from './evening.ts';

const key = 'development';
let now = Date.parse('2026-11-28T12:30:00Z');
let close: () => void;
let address: string;
beforeEach(async () => {
  const clans = openClans(':memory:', () => now);
  const server = createService({ clans, key });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  close = () => {
    server.close();
    clans.close();
  };
});
afterEach(() => close());

const caller = { site: 'https://hotdrop.example', locale: 'en', visitor: null };

async function ask(path: string, body?: object, area = 'mf-clans') {
  const authorization = signCall(caller, { area, key });
  const response = await fetch(`${address}${path}`, {
    headers: { authorization },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  };
}

const clan = '/clans/steam/PAN';
const plan = `${clan}/plan`;
const [at18 = '', at19 = ''] = findEvening('Europe/Berlin', now);
const change = { name: 'Hotdrop', token: 'token-of-Hotdrop', hours: [at18, at19] };
const wrong = { ...change, token: 'token' };

test('refuses a call that was signed for another area', async () => {
  expect((await ask('/clans', undefined, 'mf-maps')).status).toBe(401);
});

test('lists clans, the clans of a player, and the members of one', async () => {
  const { clans } = (await ask('/clans')).body;
  expect(clans).toEqual([
    expect.objectContaining({ tag: 'PAN', name: 'Frying Pan Society' }),
    expect.objectContaining({ tag: 'LOOT', name: 'Loot Club' }),
  ]);
  expect((await ask('/players/steam/Hotdrop')).body.clans).toEqual([clans[0]]);
  expect((await ask('/players/kakao/Hotdrop')).body.clans).toEqual([]);
  expect((await ask(clan)).body.members).toEqual(['Casual', 'FirstPerson', 'GoldenPan', 'Hotdrop']);
  expect((await ask('/clans/kakao/PAN')).status).toBe(404);
});

test('a member replaces their hours of this evening, with their token', async () => {
  expect((await ask(plan, change)).body.evening.slice(0, 3)).toEqual([
    { start: at18, names: ['Hotdrop'] },
    { start: at19, names: ['Hotdrop'] },
    { start: '2026-11-28T19:00:00.000Z', names: [] },
  ]);
  await ask(plan, { ...change, hours: [at19] });
  expect((await ask(clan)).body.evening[0]).toEqual({ start: at18, names: [] });
});

test.each([
  ['of another member', { name: 'GoldenPan' }, 403],
  ['of no member', { name: 'Nobody' }, 403],
  ['of yesterday', { hours: ['2026-11-27T17:00:00.000Z'] }, 400],
  ['of no time', { hours: ['soon'] }, 400],
])('refuses a plan %s', async (_, difference, status) => {
  expect((await ask(plan, { ...change, ...difference })).status).toBe(status);
});

test('refuses all tokens of a member for a quarter of an hour after five wrong ones', async () => {
  for (let tries = 0; tries < 5; tries += 1) expect((await ask(plan, wrong)).status).toBe(403);
  expect(await ask(plan, change)).toMatchObject({ status: 429, retryAfter: '900' });
  expect((await ask(plan, { ...change, name: 'Casual', token: 'token-of-Casual' })).status).toBe(200);
  now += 15 * 60_000;
  expect((await ask(plan, change)).status).toBe(200);
});

test.each([
  ['Europe/Berlin', '2026-11-28T12:30:00Z', '2026-11-28T17:00:00.000Z'],
  ['Asia/Seoul', '2026-11-28T14:59:00Z', '2026-11-28T09:00:00.000Z'],
  ['Asia/Seoul', '2026-11-28T15:00:00Z', '2026-11-29T09:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-28T12:10:00Z', '2026-11-28T12:30:00.000Z'],
  // The clocks are set back at night, and the evening has its usual hours.
  ['Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T17:00:00.000Z'],
])('the evening in %s at %s begins at %s', (timeZone, time, start) => {
  const evening = findEvening(timeZone, Date.parse(time));
  expect([evening[0], evening.length]).toEqual([start, 6]);
});

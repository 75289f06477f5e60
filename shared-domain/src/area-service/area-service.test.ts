import { createServiceKey, readCaller, signCall } from './index.ts';

const secret = 'a secret of the site, 32 characters';
const area = 'mf-clans';
const key = createServiceKey(secret, area);
const now = Date.parse('2026-11-28T12:00:00Z');
const caller = { site: 'https://hotdrop.example', locale: 'ko', visitor: 'v1' };
const signed = signCall(caller, { area, key, now });
const [, head = '', claims = '', signature = ''] = signed.split(/[ .]/);

test.each([caller, { ...caller, visitor: null }])('tells a service who calls: %o', (one) => {
  expect(readCaller(signCall(one, { area, key, now }), { area, key, now })).toEqual(one);
});

const forged = Buffer.from(JSON.stringify({ ...JSON.parse(atob(claims)), sub: 'v2' })).toString('base64url');
const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');

test.each([
  ['no header', undefined, {}],
  ['no token', 'Bearer x', {}],
  ['changed claims', `Bearer ${head}.${forged}.${signature}`, {}],
  ['no signature', `Bearer ${unsigned}.${claims}.`, {}],
  ['another algorithm', `Bearer ${unsigned}.${claims}.${signature}`, {}],
  ['the key of another area', signed, { key: createServiceKey(secret, 'mf-maps') }],
  ['a call for another area', signed, { area: 'mf-maps' }],
  ['an old call', signed, { now: now + 121_000 }],
  ['a call from the future', signed, { now: now - 61_000 }],
])('refuses %s', (_, authorization, change) => {
  expect(readCaller(authorization, { area, key, now, ...change })).toBeUndefined();
});

/** @jest-environment node */
import { readConfig } from './config.ts';

const origins = (list?: string) => readConfig({ AREA_ORIGINS: list }).areaOrigins;

it('lets only this machine read metrics by default', () => {
  expect(readConfig({})).toMatchObject({ operatorsPort: 3001, operatorsHost: '127.0.0.1' });
});

it('lets no cache keep pages by default, and only for a site that knows its address', () => {
  expect(readConfig({}).isCacheShared).toBe(false);
  expect(() => readConfig({ SHARED_CACHE: 'on' })).toThrow(/SHARED_CACHE.*PUBLIC_ORIGIN/);
  const settings = { SHARED_CACHE: 'on', PUBLIC_ORIGIN: 'https://hotdrop.example' };
  expect(readConfig(settings).isCacheShared).toBe(true);
});

it('allows no other origin by default', () => {
  expect(origins()).toEqual([]);
  expect(origins('http://127.0.0.1:3100, https://dev.example')).toEqual([
    'http://127.0.0.1:3100',
    'https://dev.example',
  ]);
});

it.each([
  ['a wildcard', '*'],
  ['an opaque origin', 'null'],
  ['a path', 'https://dev.example/areas'],
  ['a host without a scheme', 'dev.example'],
  ['HTTP on another machine', 'http://dev.example'],
  ['a host that only begins like this machine', 'http://127.0.0.1.evil.example'],
  ['one invalid origin among valid ones', 'https://dev.example,javascript:alert(1)'],
])('refuses a list with %s', (_, list) => {
  expect(() => origins(list)).toThrow(/AREA_ORIGINS/);
});

it('refuses secrets that could be guessed', () => {
  for (const AREA_LINK_SECRET of ['x'.repeat(15), ' '.repeat(40)]) {
    expect(() => readConfig({ AREA_LINK_SECRET })).toThrow(/AREA_LINK_SECRET: expected at least 16/);
  }
  for (const OPS_TOKEN of ['x'.repeat(31), ' '.repeat(40)]) {
    expect(() => readConfig({ OPS_TOKEN })).toThrow(/OPS_TOKEN: expected at least 32 characters/);
  }
  expect(readConfig({ OPS_TOKEN: 'x'.repeat(32) }).opsToken).toHaveLength(32);
});

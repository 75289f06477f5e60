/** @jest-environment node */
import { readConfig } from './config.ts';

const origins = (list?: string) => readConfig({ AREA_OVERRIDE_ORIGINS: list }).overrideOrigins;

it('no other origin may serve areas unless the operator lists it', () => {
  expect(origins()).toEqual([]);
  expect(origins('http://127.0.0.1:3100, https://dev.example')).toEqual([
    'http://127.0.0.1:3100',
    'https://dev.example',
  ]);
});

it.each([
  ['everything', '*'],
  ['no origin', 'null'],
  ['a path', 'https://dev.example/areas'],
  ['a name without its scheme', 'dev.example'],
  ['what anybody on the network could change', 'http://dev.example'],
  ['a host that begins like this machine', 'http://127.0.0.1.evil.example'],
  ['something among good ones', 'https://dev.example,javascript:alert(1)'],
])('the shell does not start when the list holds %s', (_, list) => {
  expect(() => origins(list)).toThrow(/AREA_OVERRIDE_ORIGINS/);
});

/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { aTempFolder } from '@hotdrop/shared-host/testing';
import { createGlobalGuard } from './global-guard.ts';

const clans = { area: 'mf-clans', version: '1.0.0-abc' };

/** Runs code as a file of mf-clans. Gives what the guard then finds. */
async function checkAfter(code: string) {
  const areaCache = await aTempFolder();
  const guard = createGlobalGuard(areaCache);
  const folder = path.join(areaCache, clans.area, clans.version, 'node');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'entry.js'), code);
  require(path.join(folder, 'entry.js'));
  return { guard, changes: guard.check() };
}

test.each([
  ['globalThis.fetch = async () => new Response("mine")', 'globalThis.fetch'],
  ['Array.prototype.map = function () { return [] }', 'Array.prototype.map'],
  ['Object.defineProperty(Promise.prototype, "then", { get: () => () => {} })', 'Promise.prototype.then'],
  ['Object.prototype.isMine = () => true', 'Object.prototype.isMine'],
  [
    'globalThis.fetch = new Proxy(fetch, { apply: () => Promise.resolve(new Response("mine")) })',
    'globalThis.fetch',
  ],
  ['globalThis.fetch = (async () => new Response("mine")).bind(null)', 'globalThis.fetch'],
])('restores what an area replaced with %s, and blames it', async (code, name) => {
  const { fetch } = globalThis;
  const { map } = Array.prototype;
  const { guard, changes } = await checkAfter(code);
  expect(changes).toEqual([{ name, culprit: clans, isRestored: true }]);
  expect(globalThis.fetch).toBe(fetch);
  expect(Array.prototype.map).toBe(map);
  expect('isMine' in {}).toBe(false);
  expect(guard.check()).toEqual([]);
});

test('blames an area once for a global that cannot be restored', async () => {
  const { guard, changes } = await checkAfter(
    'Object.defineProperty(Math, "clz32", { value: () => 0, configurable: false })',
  );
  expect(changes).toEqual([{ name: 'Math.clz32', culprit: clans, isRestored: false }]);
  expect(guard.check()).toEqual([]);
});

test('restores a global that an area replaced by a function of Node', async () => {
  const { fetch } = globalThis;
  const { changes } = await checkAfter('globalThis.fetch = require("node:querystring").parse');
  expect(changes).toEqual([{ name: 'globalThis.fetch', culprit: undefined, isRestored: true }]);
  expect(globalThis.fetch).toBe(fetch);
});

test('restores a deleted global, and blames nobody without a trace', async () => {
  const { changes } = await checkAfter('delete JSON.parse');
  expect(changes).toEqual([{ name: 'JSON.parse', culprit: undefined, isRestored: true }]);
  expect(JSON.parse('1')).toBe(1);
});

test('ignores globals that libraries add', async () => {
  const { changes } = await checkAfter(
    'globalThis.someChunks = []; globalThis.crypto; globalThis.navigator;',
  );
  expect(changes).toEqual([]);
});

test('accepts what the site itself replaces', async () => {
  const guard = createGlobalGuard(await aTempFolder());
  const { fetch } = globalThis;
  const own = async () => new Response();
  globalThis.fetch = own;
  expect([guard.check(), globalThis.fetch]).toEqual([[], own]);
  globalThis.fetch = fetch;
});

test('survives contexts that are collected while it looks for a function', async () => {
  for (let round = 0; round < 8; round++) {
    for (let count = 0; count < 4; count++) {
      runInContext(
        'globalThis.big = Array.from({ length: 2e4 }, (_, place) => ({ place }))',
        createContext({}),
      );
    }
    const { changes } = await checkAfter('globalThis.fetch = async () => new Response("mine")');
    expect(changes).toMatchObject([{ culprit: clans }]);
  }
});

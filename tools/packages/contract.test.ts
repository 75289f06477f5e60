import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@hotdrop/shared-domain/locale';
import { calls } from '@hotdrop/shared-domain/wire';

/** A step of `npm test` keeps the file up to date. */
const contract = readFileSync(path.resolve(__dirname, '../../shared-domain/contract.txt'), 'utf8');
const words = new Set(contract.match(/[\w-]+/g));

it.each([
  ['call', Object.keys(calls)],
  ['language', locales],
])('names no %s, so a new one does not change the contract', (_, names) => {
  expect(names.filter((name) => words.has(name))).toEqual([]);
});

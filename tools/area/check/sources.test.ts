import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { aFolder } from '../../test/a-folder.ts';
import { testProblems, typeProblems } from './sources.ts';

/** A repository of one area, with the packages of this one. */
function aRepository(files: Readonly<Record<string, string>>): string {
  const root = aFolder({
    'package.json': '{"hotdrop": {"area": "mf-clans"}}',
    'tsconfig.json': '{"compilerOptions": {"strict": true, "types": []}, "include": ["src"]}',
    'jest.config.json': '{"testMatch": ["<rootDir>/src/*.test.js"], "transform": {}}',
    ...files,
  });
  symlinkSync(path.resolve(__dirname, '../../../node_modules'), path.join(root, 'node_modules'));
  return root;
}

test('sources without problems have none', async () => {
  const root = aRepository({
    'src/clans.ts': 'export const size: number = 4;',
    'src/clans.test.js': "test('counts', () => expect(2).toBe(2))",
  });
  expect(await typeProblems(root)).toEqual([]);
  expect(await testProblems(root, 'mf-clans')).toEqual([]);
});

test('says how many types are wrong, and where the first is', async () => {
  const root = aRepository({ 'src/clans.ts': "export const size: number = 'four';\nsize.length;" });
  expect(await typeProblems(root)).toEqual([
    expect.stringMatching(/^TypeScript finds 2 errors, the first one in src\/clans\.ts\(1,14\): .*TS2322/),
  ]);
});

test('names the tests that fail, and files of tests that cannot run', async () => {
  const root = aRepository({
    'src/clans.test.js':
      "describe('clans', () => { test('count', () => expect(2).toBe(3)); test('exist', () => {}) })",
    'src/maps.test.js': 'test(',
  });
  expect((await testProblems(root, 'mf-clans')).sort()).toEqual([
    expect.stringContaining('a file of tests could not run'),
    'the test "clans count" fails',
  ]);
});

test('says why tests could not run at all', async () => {
  const root = aRepository({ 'jest.config.json': '{' });
  expect(await testProblems(root, 'mf-clans')).toEqual([expect.stringContaining('the tests could not run')]);
});

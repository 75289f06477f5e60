import { aFolder, writeFiles } from '../test-helpers/a-folder.ts';
import { fingerprint, isSource } from './fingerprint.ts';

const files = { 'one/src/a.ts': 'export {};', 'one/package.json': '{}', 'lock.yaml': '1' };
const of = (root: string) => fingerprint(root, ['one', 'lock.yaml'], isSource);

test('two checkouts with the same bytes have the same', () => {
  expect(of(aFolder(files))).toBe(of(aFolder({ ...files })));
});

test.each([
  ['a changed byte', { 'one/src/a.ts': 'export { };' }],
  ['a new file', { 'one/src/b.ts': '' }],
  ['a file that is named alone', { 'lock.yaml': '2' }],
])('%s changes the fingerprint', (_, change) => {
  const root = aFolder(files);
  const before = of(root);
  writeFiles(root, change);
  expect(of(root)).not.toBe(before);
});

test('changes when bytes move from one file to the next', () => {
  const root = aFolder({ 'one/a.ts': 'ab', 'one/b.ts': 'c' });
  expect(of(aFolder({ 'one/a.ts': 'a', 'one/b.ts': 'bc' }))).not.toBe(of(root));
});

test.each([
  'one/src/a.test.ts',
  'one/README.md',
  'one/dist/web/a.js',
  'one/node_modules/x/index.js',
  'one/.swc/x',
  'two/src/a.ts',
])('%s does not change the fingerprint', (file) => {
  const root = aFolder(files);
  const before = of(root);
  writeFiles(root, { [file]: 'something' });
  expect(of(root)).toBe(before);
});

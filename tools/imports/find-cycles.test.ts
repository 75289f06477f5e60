import { findCycles } from './find-cycles.ts';

test('finds files that import each other, directly or through others', () => {
  const imports = new Map([
    ['a.ts', ['b.ts', 'd.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['a.ts', 'react']],
    ['d.ts', ['e.ts']],
    ['e.ts', []],
    ['f.ts', ['f.ts', 'a.ts']],
  ]);
  expect(findCycles(imports)).toEqual([['a.ts', 'b.ts', 'c.ts'], ['f.ts']]);
});

test('accepts files that import the same file', () => {
  const imports = new Map([
    ['a.ts', ['b.ts', 'c.ts']],
    ['b.ts', ['d.ts']],
    ['c.ts', ['d.ts']],
    ['d.ts', []],
  ]);
  expect(findCycles(imports)).toEqual([]);
});

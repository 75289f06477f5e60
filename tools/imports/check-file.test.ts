import { checkFile, screensIn } from './check-file.ts';

const screens = screensIn([
  'mf-profile/src/season/season.page.tsx',
  'mf-profile/src/matches/matches.page.tsx',
  'mf-profile/src/head/head.tsx',
]);
const findings = (file: string, code: string) =>
  checkFile(file, code, screens).map(({ at, what }) => `${at} ${what}`);

test.each([
  [
    'mf-profile/src/area.tsx',
    `import { a } from '@hotdrop/shared-ui/table';\nimport { b } from './season/page.tsx';`,
  ],
  ['mf-profile/src/season/page.tsx', `import { a } from '../area-things.ts';\nimport b from 'react';`],
  ['mf-profile/src/season/season.page.tsx', `import { Head } from '../head/head.tsx';`],
  ['mf-profile/src/area.tsx', `const lazy = () => import('./matches/matches.page.tsx');`],
  ['mf-profile/webpack.config.ts', `import { areaBuild } from '@hotdrop/tools/area-build';`],
  ['shared-domain/src/wire/index.ts', `export { x } from '../locale/index.ts';`],
  ['examples/sibling-site/src/server/main.ts', `import { x } from '@hotdrop/shared-host/server';`],
  ['shared-domain/src/game/a.test.ts', `import { x } from '@hotdrop/shared-domain/testing';`],
  [
    'api/src/a.ts',
    `// import { x } from '@hotdrop/shell/x';\nconst text = "import x from '@hotdrop/shell'";`,
  ],
])('%s may import what the rules allow', (file, code) => {
  expect(findings(file, code)).toEqual([]);
});

test.each([
  ['an area', 'mf-profile/src/area.tsx', `import { a } from '@hotdrop/mf-favorites/star';`],
  [
    'the host, from an area',
    'mf-profile/src/area.tsx',
    `import type { A } from '@hotdrop/shared-host/react';`,
  ],
  ['the bundler, from code', 'mf-profile/src/area.tsx', `import { a } from '@hotdrop/tools/area-build';`],
  ['an area, from the shell', 'shell/src/a.ts', `const area = await import('@hotdrop/mf-profile/area');`],
  ['the domain upwards', 'shared-domain/src/a.ts', `export * from '@hotdrop/shared-ui/table';`],
  ['a file of another package', 'shell/src/a.ts', `import '../../shared-ui/src/table/table.css';`],
  [
    'a screen of the same area',
    'mf-profile/src/season/a.ts',
    `import {\n  a,\n  b,\n} from '../matches/b.ts';`,
  ],
])('refuses to import %s', (_, file, code) => {
  expect(findings(file, code)).toHaveLength(1);
});

test('says where, and what to do instead', () => {
  expect(
    checkFile('shell/src/a.ts', `import React from 'react';\n\nimport { a } from '@hotdrop/mf-profile';`),
  ).toEqual([
    {
      at: 'shell/src/a.ts:3',
      what: 'imports @hotdrop/mf-profile',
      advice: expect.stringContaining('area store'),
    },
  ]);
});

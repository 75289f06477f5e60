import { satisfy as upstream } from '@module-federation/runtime-core';
import { satisfy } from './semver-satisfies.ts';

const versions = [
  ...['0.0.0', '0.0.3', '0.2.3', '0.2.4', '1.0.0', '1.2.2', '1.2.3', '1.2.10', '1.3.0', '2.0.0', '19.3.1'],
  ...['1.2.3-alpha.2', '1.2.3-alpha.10', '1.2.3-beta', '1.2.4-rc.1', '19.4.0', '20.0.0', '0', '', 'newest'],
];
const ranges = [
  ...[
    '^19.3.1',
    '^1.2.3',
    '^0.2.3',
    '^0.0.3',
    '^1.2',
    '^1',
    '~1.2.3',
    '~1.2',
    '~1',
    '1.2.3',
    '=1.2.3',
    'v1.2.3',
  ],
  ...[
    '*',
    'x',
    '',
    '1',
    '1.2',
    '1.x',
    '1.2.x',
    '1.2.*',
    '>=1.2.3',
    '>1.2.3',
    '<1.2.3',
    '<=1.2.3',
    '<=19.3.1',
  ],
  ...['>=1.2.3 <2.0.0', '1.2.3 || 2.0.0', '^1.2.3 || ^19.0.0', '<=1.2.3-alpha.10'],
  ...['^1.2.3-alpha.2', '>1.2.3-alpha.2', '<0.0.0', 'latest'],
];

it.each(ranges)('versions are within "%s" where federation says so', (range) => {
  const within = (says: typeof satisfy) => versions.filter((version) => says(version, range));
  expect(within(satisfy)).toEqual(within(upstream));
});

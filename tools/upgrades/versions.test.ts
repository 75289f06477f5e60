import { readVersion, setVersion } from './versions.ts';

const catalog = 'catalog:\n  # Pinned.\n  "@module-federation/sdk": 2.9.2\n  webpack: 5.110.3\n';
const packageJson =
  '{\n  "dependencies": {\n    "webpack": "catalog:",\n    "webpack-cli": "7.3.1"\n  }\n}\n';

test.each([
  ['a catalog', catalog, 'webpack', '5.110.3'],
  ['a quoted name of a catalog', catalog, '@module-federation/sdk', '2.9.2'],
  ['a package.json', packageJson, 'webpack-cli', '7.3.1'],
])('reads and changes a version in %s', (_, text, name, version) => {
  expect(readVersion(text, name)).toBe(version);
  expect(setVersion(text, name, '9.0.0')).toBe(text.replace(version, '9.0.0'));
});

test('leaves a reference to the catalog as it is', () => {
  expect(readVersion(packageJson, 'webpack')).toBeUndefined();
  expect(setVersion(packageJson, 'webpack', '9.0.0')).toBe(packageJson);
});

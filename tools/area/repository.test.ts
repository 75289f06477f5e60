import path from 'node:path';
import { aFolder } from '../test/scripts.ts';
import { areaFolder, findRoot, knownAreas } from './repository.ts';

describe('a repository of one area', () => {
  const ownRepository = () =>
    aFolder({
      'package.json': '{"hotdrop": {"area": "mf-clans"}}',
      'src/manifest.ts': '',
      'src/page/a.ts': '',
    });

  it('is found from every folder below', () => {
    const root = ownRepository();
    expect(findRoot(path.join(root, 'src', 'page'))).toBe(root);
  });

  it('refuses a name that is no area', () => {
    const root = aFolder({ 'package.json': '{"hotdrop": {"area": "Clans"}}' });
    expect(() => knownAreas(root)).toThrow(/field "hotdrop"/);
  });
});

it('a repository of several areas has a folder for each', () => {
  const root = aFolder({
    'package.json': '{"hotdrop": {}}',
    'mf-clans/src/manifest.ts': '',
    'mf-empty/package.json': '{}',
    'shell/src/manifest.ts': '',
  });
  expect(findRoot(path.join(root, 'mf-clans', 'src'))).toBe(root);
  expect(knownAreas(root)).toEqual(['mf-clans']);
  expect(areaFolder(root, 'mf-clans')).toBe(path.join(root, 'mf-clans'));
});

import path from 'node:path';
import { aFolder, runScript } from '../test/scripts.ts';

const library = JSON.stringify(path.join(__dirname, 'work-tree-tools.ts'));
const manifest = (more: object) =>
  `export default ${JSON.stringify({ owner: 'team@example', contract: 1, smoke: [], ...more })};`;

test('describes the slots and links of all areas, which are published in any order', async () => {
  const offers = [
    { name: 'clan.members', kind: 'item', context: { type: 'object', properties: {}, required: [] } },
  ];
  const folder = aFolder({
    'package.json': '{"name": "hotdrop", "type": "module", "hotdrop": {}}',
    'mf-clans/src/manifest.ts': manifest({
      id: 'mf-clans',
      routes: ['clans/*'],
      smoke: ['clans'],
      offers,
      links: { clan: 'clans/:tag' },
    }),
    'mf-clans/catalogs/en.po': '',
    'mf-broken/src/manifest.ts': manifest({ id: 'mf-broken' }),
  });
  const { output } = await runScript(
    folder,
    `import { workTreeTools } from ${library};
     const { slots, links } = await workTreeTools(import.meta.dirname).describeSite();
     console.log(JSON.stringify([...slots, ...links].filter(({ area }) => area)));`,
  );
  expect(JSON.parse(output)).toEqual([
    { area: 'mf-clans', owner: 'team@example', name: 'clan.members' },
    { area: 'mf-clans', owner: 'team@example', name: 'clan' },
  ]);
});

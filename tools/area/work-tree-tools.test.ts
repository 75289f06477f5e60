import path from 'node:path';
import { aFolder, runScript } from '../test/scripts.ts';

const library = JSON.stringify(path.join(__dirname, 'work-tree-tools.ts'));
const valibot = JSON.stringify(require.resolve('valibot'));
const manifest = (more: string) =>
  `import * as v from ${valibot};
   export default { owner: 'team@example', contract: 1, smoke: [], ${more} };`;

test('describes the slots and links of all areas, which are published in any order', async () => {
  const folder = aFolder({
    'package.json': '{"name": "hotdrop", "type": "module", "hotdrop": {}}',
    'mf-clans/src/manifest.ts': manifest(`
      id: 'mf-clans',
      routes: ['clans/*'],
      offers: [{ name: 'clan.members', kind: 'item', context: v.object({ tag: v.string() }) }],
      links: { clan: 'clans/:tag' },`),
    'mf-broken/src/manifest.ts': manifest("id: 'mf-broken'"),
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

import path from 'node:path';
import { readAreaName, writeArea } from '@hotdrop/create-area';
import { type Outcome, step, type Tools } from '../tools.ts';

/** Creates a new area from the template of create-area: its folder, and its entry in the lockfile. */
export async function newArea(names: readonly string[], tools: Tools): Promise<Outcome> {
  const name = readAreaName(names, 'npm run area -- new');
  const area = `mf-${name}`;
  const dir = path.join(tools.root, area);
  await writeArea(name, { dir, kind: 'in-repository' });
  await step(tools, `${area}: install packages`, () => tools.settle(area));
  const summary = [
    `Created ${area}/ with one page, /${name} below the base path. The only other change is the lockfile.`,
    '  its title:                   src/manifest.ts; in other languages, catalogs/',
    `  run it alone:                npm run dev -- ${area}`,
    `  publish it:                  npm run area -- publish ${area}`,
  ];
  return { summary: summary.join('\n'), facts: { area, dir } };
}

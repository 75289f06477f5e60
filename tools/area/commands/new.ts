import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@hotdrop/shared-host/store';
import { type Outcome, step, type Tools } from '../tools.ts';
import { UsageError } from '../usage-error.ts';

/** The suffix of template files, so that no tool treats them as code. */
const ending = '.template';

/** Creates a new area from `tools/template`: its folder, and its entry in the lockfile. */
export async function newArea(names: readonly string[], tools: Tools): Promise<Outcome> {
  const name = nameOf(names);
  const area = `mf-${name}`;
  const dir = path.join(tools.root, area);
  if (existsSync(dir))
    throw new UsageError(`${area} exists already. Choose another name, or remove the folder first.`);
  await writeFromTemplate(path.join(tools.root, 'tools', 'template'), dir, fillIn(name));
  await step(tools, `${area}: install packages`, () => tools.settle(area));
  const summary = [
    `${area}/ is there, with one page at /${name} of the base path. Nothing else has changed but the lockfile.`,
    '  its title in five languages: src/manifest.ts and catalogs/',
    `  run it alone:                npm run dev -- ${area}`,
    `  publish it:                  npm run area -- publish ${area}`,
  ];
  return { summary: summary.join('\n'), facts: { area, dir } };
}

function nameOf([given = '', ...more]: readonly string[]): string {
  const name = given.replace(/^mf-/, '');
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && !more.length) return name;
  throw new UsageError(
    `Give the area one name of lower case letters, digits and dashes, such as: npm run area -- new clans`,
  );
}

function fillIn(name: string): (text: string) => string {
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return (text) => text.replaceAll('__name__', name).replaceAll('__Title__', title);
}

/** Written to a temporary folder first, because an incomplete area would count as an area. */
async function writeFromTemplate(template: string, dir: string, fill: (text: string) => string) {
  const aside = path.join(path.dirname(dir), `.${path.basename(dir)}.incoming`);
  try {
    for (const file of await listFiles(template)) {
      const target = path.join(aside, file.slice(0, -ending.length));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, fill(await readFile(path.join(template, file), 'utf8')));
    }
    await rename(aside, dir);
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

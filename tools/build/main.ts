import path from 'node:path';
import { buildArea, buildShell, readBuildFile, runWebpack } from './build.ts';

/** `node tools/build/main.ts shell mf-profile …` builds the named packages one after the other. */
const root = path.resolve(import.meta.dirname, '../..');

for (const name of process.argv.slice(2)) {
  const started = performance.now();
  if (name.startsWith('mf-')) await buildArea({ area: name, root });
  else if (name === 'shell') await buildShell({ dir: path.join(root, name) });
  else await runWebpack(await readBuildFile(path.join(root, name)));
  console.log(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

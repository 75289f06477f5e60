import path from 'node:path';
import { runCli } from '../area/cli.ts';
import { workTreeTools } from '../area/work-tree-tools.ts';
import { buildShell } from '../build/build-shell.ts';
import { root } from './test-site.ts';

/** `node tools/site-runner/make-shell.ts STORE [--built]` builds the shell and stores its server build in an area store. */
const [store = '.areas', ...options] = process.argv.slice(2);
if (!options.includes('--built')) await buildShell({ dir: path.join(root, 'shell') });
const { exitCode, output } = await runCli(['shell', '--store', store], workTreeTools(root));
console.log(output);
process.exitCode = exitCode;

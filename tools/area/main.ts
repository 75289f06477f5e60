import path from 'node:path';
import { runCli } from './cli.ts';
import { workTreeTools } from './work-tree-tools.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { exitCode, output } = await runCli(process.argv.slice(2), workTreeTools(root));
if (exitCode === 0 || process.argv.includes('--json')) console.log(output);
else console.error(output);
process.exitCode = exitCode;

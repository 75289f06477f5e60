import path from 'node:path';
import { runProcess } from './cli.ts';
import { workTreeTools } from './work-tree-tools.ts';

await runProcess(process.argv.slice(2), workTreeTools(path.resolve(import.meta.dirname, '../..')));

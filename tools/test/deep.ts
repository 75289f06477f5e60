import path from 'node:path';
import { deepSteps } from './deep-steps.ts';
import { runSteps } from './run-steps.ts';

await runSteps(path.resolve(import.meta.dirname, '../..'), deepSteps, process.argv.slice(2));

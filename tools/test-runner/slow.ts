import path from 'node:path';
import { runSteps } from './run-steps.ts';
import { slowSteps } from './slow-steps.ts';

await runSteps(path.resolve(import.meta.dirname, '../..'), slowSteps, process.argv.slice(2));

import path from 'node:path';
import { runSteps } from './run-steps.ts';
import { steps } from './steps.ts';

await runSteps(path.resolve(import.meta.dirname, '../..'), steps, process.argv.slice(2));

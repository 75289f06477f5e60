import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { onStopRequest, StopRequest } from '../process/stop-request.ts';
import { allMutants } from './all-mutants.ts';
import { applyMutant, OutdatedMutantError } from './apply-mutant.ts';
import { findMutants, type Mutant } from './mutant.ts';
import { type MutantResult, runMutant } from './run-mutant.ts';

/**
 * `npm run mutation-tests -- cookie` replaces each guard that matches "cookie" and checks that its tests fail.
 * `--find` runs no tests: it checks that each guard and its tests are in the files that the list names.
 */
const root = path.resolve(import.meta.dirname, '../..');

async function main(args: readonly string[]): Promise<number> {
  const isSearch = args.includes('--find');
  const words = args.filter((arg) => arg !== '--find');
  const chosen = findMutants(allMutants, words);
  if (chosen.length === 0) {
    console.error(
      `No guard matches "${words.join(' ')}". Use a word of docs/security.md, or no word for all.`,
    );
    return 2;
  }
  for (const mutant of chosen) findGuard(mutant);
  if (isSearch) {
    console.log(`All ${chosen.length} guards and their tests are in the files that the list names.`);
    return 0;
  }
  const results = await runEach(chosen, onStopRequest());
  const missed = results.filter(({ isCaught }) => !isCaught);
  if (missed.length > 0) console.log(`\nNot caught:\n${missed.map(describe).join('\n')}`);
  console.log(`\nMutants: ${results.length - missed.length} caught, ${missed.length} not caught`);
  return missed.length > 0 ? 1 : 0;
}

/** Throws if the text of a guard, or a file of its tests, is not there. */
function findGuard(mutant: Mutant): void {
  applyMutant(readFileSync(path.join(root, mutant.file), 'utf8'), mutant);
  const missing = mutant.tests.find((test) => !existsSync(path.join(root, test)));
  if (missing)
    throw new OutdatedMutantError(`"${mutant.guard}" names the test ${missing}, which does not exist.`);
}

/** Runs one mutant per core at a time. */
async function runEach(chosen: readonly Mutant[], signal: AbortSignal): Promise<MutantResult[]> {
  const results = await pLimit(availableParallelism()).map(chosen, async (mutant, id) => {
    const outcome = await runMutant(mutant, id, signal);
    for (const result of outcome) console.log(describe(result));
    return outcome;
  });
  return results.flat();
}

const describe = ({ mutant: { guard, file }, test, isCaught, reason }: MutantResult) =>
  `${isCaught ? '✓' : '✗'} ${guard} (${file})\n    ${test}: ${reason}`;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof StopRequest) process.exitCode = error.exitCode;
  else if (error instanceof OutdatedMutantError) {
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}

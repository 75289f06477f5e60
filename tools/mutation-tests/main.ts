import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import { onStopRequest, StopRequest } from '../process/stop-request.ts';
import { allMutants } from './all-mutants.ts';
import { applyMutant, GuardNotFoundError } from './apply-mutant.ts';
import { findMutants, type Mutant } from './mutant.ts';
import { type MutantResult, runMutant } from './run-mutant.ts';

/** `npm run mutation-tests -- cookie` replaces each guard that matches "cookie" and checks that its tests fail. */
const root = path.resolve(import.meta.dirname, '../..');

async function main(words: readonly string[]): Promise<number> {
  const chosen = findMutants(allMutants, words);
  if (chosen.length === 0) {
    console.error(
      `No guard matches "${words.join(' ')}". Use a word of docs/security.md, or no word for all.`,
    );
    return 2;
  }
  for (const mutant of chosen) applyMutant(readFileSync(path.join(root, mutant.file), 'utf8'), mutant);
  const results = await runEach(chosen, onStopRequest());
  const missed = results.filter(({ isCaught }) => !isCaught);
  if (missed.length > 0) console.log(`\nNot caught:\n${missed.map(describe).join('\n')}`);
  console.log(`\nMutants: ${results.length - missed.length} caught, ${missed.length} not caught`);
  return missed.length > 0 ? 1 : 0;
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
  else if (error instanceof GuardNotFoundError) {
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}

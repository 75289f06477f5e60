import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { onStopRequest, StopRequest } from '../process/index.ts';
import { about, type Guard } from './guard.ts';
import { guards } from './guards.ts';
import { LostGuardError, takeOut } from './take-out.ts';
import { type Tried, tryWithout } from './try-without.ts';

/** `npm run mutation-tests -- cookie`: takes each guard that has to do with cookies out, and sees its tests fail. */
const root = path.resolve(import.meta.dirname, '../..');

async function main(words: readonly string[]): Promise<number> {
  const chosen = about(guards, words);
  if (chosen.length === 0) {
    console.error(`No guard has to do with "${words.join(' ')}": try a word of docs/security.md, or none.`);
    return 2;
  }
  for (const guard of chosen) takeOut(readFileSync(path.join(root, guard.file), 'utf8'), guard);
  const tried = await tryEach(chosen, onStopRequest());
  const missed = tried.filter(({ isSeen }) => !isSeen);
  if (missed.length > 0) console.log(`\nNot seen to fail:\n${missed.map(line).join('\n')}`);
  console.log(`\nGuards: ${tried.length - missed.length} seen to fail, ${missed.length} not seen`);
  return missed.length > 0 ? 1 : 0;
}

/** As many at once as there are cores. */
async function tryEach(chosen: readonly Guard[], signal: AbortSignal): Promise<Tried[]> {
  const tried: Tried[] = [];
  const waiting = chosen.entries();
  const worker = async () => {
    for (const [id, guard] of waiting) {
      const outcome = await tryWithout(guard, id, signal);
      for (const one of outcome) console.log(line(one));
      tried.push(...outcome);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return tried;
}

const line = ({ guard: { does, file }, test, isSeen, says }: Tried) =>
  `${isSeen ? '✓' : '✗'} ${does} (${file})\n    ${test}: ${says}`;

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof StopRequest) process.exitCode = error.exitCode;
  else if (error instanceof LostGuardError) {
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  } else throw error;
}

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { blame, type QuarantinePlaces } from './blame.ts';
import type { AreaVersion } from './find-culprit.ts';

// No area has such a name.
const fileIn = (areaCache: string) => path.join(areaCache, '.suspect.json');

/**
 * V8 and the machine end a process for lack of memory without a word. While memory is scarce, this keeps in a file which
 * version holds the thread, for the next start.
 */
export function createSuspectNote(areaCache: string) {
  /** Who holds the thread, as long as the thread does not report. */
  let holder: (AreaVersion & { readonly beats: number }) | undefined;
  let isWritten = false;

  function clear(): void {
    if (isWritten) rmSync(fileIn(areaCache), { force: true });
    isWritten = false;
  }

  return {
    /** Remembers who holds the thread, after so many reports. */
    setHolder({ area, version }: AreaVersion, beats: number): void {
      holder = { area, version, beats };
    },
    observe({ beats, isMemoryScarce }: { readonly beats: number; readonly isMemoryScarce: boolean }): void {
      if (!isMemoryScarce || holder?.beats !== beats) clear();
      else if (!isWritten) {
        writeFileSync(fileIn(areaCache), JSON.stringify(holder));
        isWritten = true;
      }
    },
    /** Call this when the reason for the end of the process is known. */
    clear,
  };
}

/** Quarantines the version that held the thread when the process before this one was killed. */
export async function blameSuspect(
  { areaCache, ...places }: QuarantinePlaces & { readonly areaCache: string },
  log: (facts: object, message: string) => void,
): Promise<void> {
  let suspect: AreaVersion;
  try {
    suspect = JSON.parse(readFileSync(fileIn(areaCache), 'utf8'));
  } catch {
    return;
  }
  rmSync(fileIn(areaCache), { force: true });
  const { area, version } = suspect;
  const reason = 'it held the server’s thread and used much memory until the server was killed';
  await blame({ area, version, reason }, places, log);
}

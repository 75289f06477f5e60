/** Counters in front of the text, in 32-bit integers. */
const beats = 0;
const ending = 1;
const endingLength = 2;
const firstInProgress = 3;
/** The versions of areas that a server can have in memory at the same time. */
export const maxVersions = 256;
const textOffset = (firstInProgress + maxVersions) * Int32Array.BYTES_PER_ELEMENT;
const maxText = 4_096;

/** Values of `ending`; 0 while the process runs. */
const asked = 1;
const done = 2;

export const createSharedBuffer = () => new SharedArrayBuffer(textOffset + maxText);

/**
 * The memory that the thread of the pages and the watchdog's thread share. Messages between threads wait while the
 * thread of the pages is blocked; this does not.
 */
export function openSharedState(buffer: SharedArrayBuffer) {
  const counters = new Int32Array(buffer, 0, firstInProgress + maxVersions);
  const text = new Uint8Array(buffer, textOffset, maxText);
  return {
    beat: () => void Atomics.add(counters, beats, 1),
    readBeats: () => Atomics.load(counters, beats),

    /** Counts the work in progress of a version, by its number. */
    enter: (version: number) => void Atomics.add(counters, firstInProgress + version, 1),
    leave: (version: number) => void Atomics.sub(counters, firstInProgress + version, 1),
    listInProgress: (): number[] =>
      [...counters.subarray(firstInProgress)].flatMap((count, version) => (count > 0 ? [version] : [])),

    /** Tells the watchdog why the process ends, and waits until it has written it down. */
    reportEnding(value: unknown, timeout: number): void {
      const { written } = new TextEncoder().encodeInto(JSON.stringify(value), text);
      Atomics.store(counters, endingLength, written);
      Atomics.store(counters, ending, asked);
      Atomics.wait(counters, ending, asked, timeout);
    },
    /** Takes the report of an ending process. */
    takeEnding(): string | undefined {
      if (Atomics.load(counters, ending) !== asked) return undefined;
      // A decoder reads no shared memory.
      return new TextDecoder().decode(text.slice(0, Atomics.load(counters, endingLength)));
    },
    confirmEnding(): void {
      Atomics.store(counters, ending, done);
      Atomics.notify(counters, ending);
    },
  };
}

import type { Taken } from '../results.ts';
import { chartOf, type Memory, thirdsOf } from './memory.ts';
import type { Seen } from './traffic.ts';

interface Soak {
  readonly minutes: number;
  /** Requests per second: the capacity, and the load of the run. */
  readonly capacity: number;
  readonly rate: number;
  readonly begin: number;
  readonly end: number;
  readonly seen: readonly Seen[];
  readonly memories: readonly Memory[];
  readonly taken: Taken;
}

const at = (times: readonly number[], share: number): string => {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))]?.toFixed(1) ?? '–';
};

/** Latencies of the first and the last third. */
export function waits({ seen, begin, end }: Pick<Soak, 'seen' | 'begin' | 'end'>, kind: string) {
  const third = (end - begin) / 3;
  const ofKind = seen.filter((one) => one.kind === kind);
  const times = (from: number) =>
    ofKind.filter((one) => one.at >= from && one.at < from + third).map(({ ms }) => ms);
  const [first, last] = [times(begin), times(end - third)];
  return {
    count: ofKind.length,
    failed: ofKind.filter(({ failure }) => failure).length,
    p50: [at(first, 0.5), at(last, 0.5)],
    p99: [at(first, 0.99), at(last, 0.99)],
  };
}

export const kindsIn = (seen: readonly Seen[]) => [...new Set(seen.map(({ kind }) => kind))].sort();

/** The number of failures by reason. */
export const failuresIn = (seen: readonly Seen[]): ReadonlyMap<string, number> => {
  const reasons = Map.groupBy(
    seen.flatMap(({ failure }) => failure ?? []),
    (failure) => failure,
  );
  return new Map([...reasons].map(([reason, all]) => [reason, all.length]));
};

/** Formats the run as a page of the documentation. */
export function reportOf(soak: Soak): string {
  const { minutes, capacity, rate, begin, end, seen, memories, taken } = soak;
  const failures = [...failuresIn(seen)].map(([reason, times]) => `- ${reason}: ${times}`);
  return [
    '# Soak',
    '',
    `${minutes} minutes of mixed visits to the built site, shell server and API host with the embedded database. Measured at ${taken.commit} on ${taken.machine}. Written by \`npm run bench -- soak\`; [measured.md](measured.md) says how it is measured.`,
    '',
    `The capacity for this mix was ${capacity.toFixed(0)} requests per second. The run sent half of it, ${rate.toFixed(0)} per second: ${seen.length} requests, of which ${seen.filter(({ failure }) => failure).length} failed.`,
    '',
    '## Memory',
    '',
    '| | first third | last third | growth |',
    '| --- | --- | --- | --- |',
    ...memories.map((memory) => {
      const [first = Number.NaN, , last = Number.NaN] = thirdsOf(memory, begin, end);
      return `| ${memory.what} | ${first.toFixed(1)} MB | ${last.toFixed(1)} MB | ${((last / first - 1) * 100).toFixed(1)} % |`;
    }),
    '',
    'Memory over time: each bar is the median of a fifteenth of the run, and the scale begins at zero.',
    '',
    '```',
    ...memories.map(({ what, samples }) => `${chartOf(samples, begin, end)}  ${what}`),
    '```',
    '',
    '## Latency',
    '',
    'In ms, in the first and in the last third.',
    '',
    '| kind | requests | failed | p50 | p99 |',
    '| --- | --- | --- | --- | --- |',
    ...kindsIn(seen).map((kind) => {
      const { count, failed, p50, p99 } = waits(soak, kind);
      return `| ${kind} | ${count} | ${failed} | ${p50.join(' → ')} | ${p99.join(' → ')} |`;
    }),
    ...(failures.length > 0 ? ['', '## Failures', '', ...failures] : []),
    '',
  ].join('\n');
}

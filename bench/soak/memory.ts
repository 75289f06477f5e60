import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { median } from '../browser/verdicts.ts';

export interface Sample {
  readonly at: number;
  readonly value: number;
}

interface Line {
  readonly at: number;
  readonly rss?: number;
  readonly held?: number;
}

export type Kind = 'rss' | 'held';

export interface Memory {
  readonly what: string;
  readonly kind: Kind;
  readonly samples: readonly Sample[];
}

/** Memory samples of a process (`memory-probe.ts`) between two times, in MB. */
export function memoryOf(folder: string, script: string, kind: Kind, begin: number, end: number): Sample[] {
  const file = path.join(folder, `${script}.jsonl`);
  if (!existsSync(file)) throw new Error(`${script} recorded no memory.`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line))
    .flatMap((line) => (line[kind] === undefined ? [] : [{ at: line.at, value: line[kind] / 2 ** 20 }]))
    .filter(({ at }) => at >= begin && at <= end);
}

/** The minimum counts, because pages in progress only add to it. */
const typical: Record<Kind, (values: readonly number[]) => number> = {
  held: (values) => (values.length > 0 ? Math.min(...values) : Number.NaN),
  rss: median,
};

/** The typical value of each third. */
export function thirdsOf({ kind, samples }: Memory, begin: number, end: number): readonly number[] {
  const third = (end - begin) / 3;
  return [0, 1, 2].map((which) => {
    const from = begin + which * third;
    const values = samples.filter(({ at }) => at >= from && at <= from + third).map(({ value }) => value);
    return typical[kind](values);
  });
}

const bars = '▁▂▃▄▅▆▇█';

/** Renders a text chart: one bar for each part of the time, from zero to the maximum. */
export function chartOf(samples: readonly Sample[], begin: number, end: number, parts = 15): string {
  const most = Math.max(...samples.map(({ value }) => value));
  return Array.from({ length: parts }, (_, part) => {
    const from = begin + (part / parts) * (end - begin);
    const to = begin + ((part + 1) / parts) * (end - begin);
    const value = median(samples.filter(({ at }) => at >= from && at <= to).map((sample) => sample.value));
    return Number.isNaN(value) ? ' ' : (bars[Math.round((value / most) * (bars.length - 1))] ?? ' ');
  }).join('');
}

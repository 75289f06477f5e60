import type { Rollout } from '../store/release-pointer.ts';
import { findNextShare } from '../store/rollout.ts';
import type { Comparison, Measure } from './compare-versions.ts';

export interface Decision {
  readonly action: 'wait' | 'next' | 'roll back';
  /** A sentence for the history or for a person who waits. */
  readonly reason: string;
}

interface Situation {
  readonly rollout: Rollout;
  /** Undefined while the metrics cannot be read. */
  readonly comparison: Comparison | undefined;
  /** The reason why the metrics cannot be read. */
  readonly problem?: string | undefined;
  /** The reason why this server refuses the version. */
  readonly refusal?: string | undefined;
  readonly now: Date;
}

/** Decides whether a rollout takes the next step, waits, or ends with a rollback. */
export function decideRollout({ rollout, comparison, problem, refusal, now }: Situation): Decision {
  if (refusal !== undefined) {
    return { action: 'roll back', reason: `A shell server refuses the version: ${refusal}` };
  }
  const worse = comparison?.measures.filter(({ verdict }) => verdict === 'worse') ?? [];
  if (worse.length > 0) return { action: 'roll back', reason: worse.map(explainWorse).join('; ') };
  if (rollout.isHeld) return { action: 'wait', reason: 'An operator holds the rollout here.' };
  const left = Date.parse(rollout.since) + rollout.minutes * 60_000 - now.getTime();
  if (left > 0) {
    return { action: 'wait', reason: `The step lasts at least ${formatMinutes(rollout.minutes)}.` };
  }
  if (!comparison) return { action: 'wait', reason: problem ?? 'There are no metrics yet.' };
  const unsure = comparison.measures.filter(({ verdict }) => verdict === 'not sure');
  if (unsure.length > 0) return { action: 'wait', reason: explainWaiting(comparison, unsure) };
  const next = findNextShare(rollout);
  return {
    action: 'next',
    reason: `${joinTitles(comparison.measures)} are no worse (${formatCount(comparison.pages)} pages, ${formatCount(comparison.visits)} measured visits): ${next} %`,
  };
}

const formatMinutes = (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

function explainWaiting({ measures }: Comparison, unsure: readonly Measure[]): string {
  const fine = measures.filter(({ verdict }) => verdict === 'no worse');
  const start = fine.length > 0 ? `${joinTitles(fine)} ${fine.length > 1 ? 'are' : 'is'} no worse. ` : '';
  return `${start}${unsure.map(explainUnsure).join(' ')}`;
}

function explainUnsure(measure: Measure): string {
  const { counts, unit, range, tolerated, missing } = measure;
  const title = titleOfMeasure(measure);
  const data = `${formatCount(counts.canary)} ${unit}`;
  if (!range) return `${title} has ${data} of the canary, too few to compare.`;
  const more = missing === undefined ? '' : `; about ${formatCount(missing)} more ${unit} are needed`;
  const format = (value: number) => formatMeasure(measure, value);
  return `${title}: with ${data}, the true change is between ${format(range.low)} and ${format(range.high)}${more}. Limit: ${format(tolerated ?? 0)}.`;
}

const titles: Record<Measure['name'], string> = {
  faults: 'Faults',
  status: 'Status 5xx',
  LCP: 'LCP',
  INP: 'INP',
  CLS: 'CLS',
  errors: 'Errors',
};

export const titleOfMeasure = ({ name }: Pick<Measure, 'name'>): string => titles[name];

const group = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const formatCount = (count: number): string => group.format(count);

/** Formats a value of a measure: `1.62 s`, `96 ms`, `0.02`, or events per 10,000 pages or per 100 visits. */
export function formatMeasure({ name }: Pick<Measure, 'name'>, value: number | undefined): string {
  if (value === undefined) return '–';
  const text = formatSize(name, Math.abs(value));
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

function formatSize(name: Measure['name'], size: number): string {
  switch (name) {
    case 'LCP':
      return `${size.toFixed(2)} s`;
    case 'INP':
      return `${Math.round(size * 1_000)} ms`;
    case 'CLS':
      return size.toFixed(2);
    case 'errors':
      return `${(size * 100).toFixed(1)}`;
    default:
      return (size * 10_000).toFixed(1);
  }
}

/** Names the quantity that `formatMeasure` gives. */
export function unitOfMeasure({ name }: Pick<Measure, 'name'>): string {
  if (name === 'errors') return 'per 100 visits';
  return name === 'faults' || name === 'status' ? 'per 10,000 pages' : 'p75';
}

/** Says in one sentence by how much the canary is worse. */
function explainWorse(measure: Measure): string {
  const { canary, stable, counts, events, unit } = measure;
  const title = titleOfMeasure(measure);
  const values = `${formatMeasure(measure, canary)} instead of ${formatMeasure(measure, stable)}`;
  const data = events
    ? `${formatCount(events.canary)} of ${formatCount(counts.canary)} ${unit}, stable ${formatCount(events.stable)} of ${formatCount(counts.stable)}`
    : `${formatCount(counts.canary)} and ${formatCount(counts.stable)} ${unit}`;
  return `${title} ${unitOfMeasure(measure)}: ${values} (${data}; by chance below 0.1 %)`;
}

function joinTitles(measures: readonly Pick<Measure, 'name'>[]): string {
  const names = measures.map(titleOfMeasure);
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
}

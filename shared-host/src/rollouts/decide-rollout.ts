import type { Rollout } from '../store/releases/release-pointer.ts';
import { findNextShare } from '../store/releases/rollout.ts';
import type { Comparison, Measure } from './compare-versions.ts';
import { explainWorse, formatCount, formatMeasure, joinTitles, titleOfMeasure } from './describe-measure.ts';

export interface Decision {
  readonly action: 'wait' | 'next' | 'roll back';
  /** A sentence for the history or for a person who waits. */
  readonly reason: string;
}

interface Situation {
  readonly rollout: Rollout;
  /** Undefined while the figures cannot be read. */
  readonly comparison: Comparison | undefined;
  /** The reason why the figures cannot be read. */
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
  if (!comparison) return { action: 'wait', reason: problem ?? 'There are no figures yet.' };
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

import {
  compareVersions,
  decideRollout,
  type Figures,
  type FiguresOfBoth,
  findPercentile,
  isRecordOf,
  type RolloutRecord,
  rolloutMover,
  sumStep,
} from '@hotdrop/shared-host/rollouts';
import { findNextShare, type ReleasePointer, type Rollout } from '@hotdrop/shared-host/store';
import type { Chart, ChartPoint, RolledBack, RolloutFacts, StepFacts } from '../../ops/state.ts';

/** Reads the value of a chart from the figures of one slot. */
const chartValues: Record<Chart['name'], (figures: Figures) => number | undefined> = {
  faults: ({ faults, pages }) => (pages > 0 ? faults / pages : undefined),
  LCP: ({ LCP }) => findPercentile(LCP),
  INP: ({ INP }) => findPercentile(INP),
  CLS: ({ CLS }) => findPercentile(CLS),
};

const createChart = (name: Chart['name'], { slots }: RolloutRecord): Chart => ({
  name,
  points: slots.map(
    ({ to, step, canary, stable }): ChartPoint => ({
      at: to,
      step,
      canary: chartValues[name](canary),
      stable: chartValues[name](stable),
    }),
  ),
});

const chartNames = ['faults', 'LCP', 'INP', 'CLS'] as const;

interface Situation {
  readonly area: string;
  readonly pointer: ReleasePointer & { readonly rollout: Rollout };
  readonly record: RolloutRecord | undefined;
  /** Figures of the present step from Prometheus, if it decides. */
  readonly all?: FiguresOfBoth | undefined;
  readonly problem?: string | undefined;
  readonly now: Date;
}

export function describeRollout({ area, pointer, record, all, problem, now }: Situation): RolloutFacts {
  const { rollout, stable, canary, revision } = pointer;
  const own = isRecordOf(record, rollout) ? record : undefined;
  const percent = canary?.percent ?? 0;
  const figures = all ?? sumStep(own, rollout.step);
  const comparison = problem === undefined ? compareVersions(figures, percent) : undefined;
  return {
    area,
    canary: rollout.version,
    stable,
    percent,
    next: findNextShare(rollout),
    isHeld: rollout.isHeld,
    revision,
    by: rollout.by,
    commit: rollout.commit,
    minutes: rollout.minutes,
    since: rollout.since,
    steps: listSteps(pointer, own, now),
    waitsFor: decideRollout({ rollout, comparison, problem, now }).reason,
    comparison,
    charts: own ? chartNames.map((name) => createChart(name, own)) : [],
  };
}

function listSteps(
  { rollout, history }: Situation['pointer'],
  record: RolloutRecord | undefined,
  now: Date,
): StepFacts[] {
  const begins = rollout.steps.map(
    (percent) =>
      history.findLast((move) => move.percent === percent && ['start', 'next'].includes(move.rollout ?? ''))
        ?.at,
  );
  const minutesBetween = (from: string, to: string | number) =>
    Math.max(Math.round((new Date(to).getTime() - Date.parse(from)) / 60_000), 0);
  let earliest = Math.max(Date.parse(rollout.since) + rollout.minutes * 60_000, now.getTime());
  return rollout.steps.map((percent, index): StepFacts => {
    const at = begins[index];
    if (index > rollout.step || at === undefined) {
      const next = new Date(earliest).toISOString();
      if (index > rollout.step) earliest += rollout.minutes * 60_000;
      return { percent, status: 'next', at: next, minutes: rollout.minutes, pages: undefined };
    }
    const pages = sumStep(record, index).canary.pages;
    const isNow = index === rollout.step;
    const minutes = minutesBetween(at, isNow ? now.getTime() : (begins[index + 1] ?? now.getTime()));
    return { percent, status: isNow ? 'now' : 'done', at, minutes, pages };
  });
}

/** Describes a rollout that the shells ended, if the area has not moved since. */
export function describeRolledBack(
  area: string,
  { history, stable }: ReleasePointer,
  record: RolloutRecord | undefined,
): RolledBack | undefined {
  const last = history.at(-1);
  if (last?.action !== 'stop-canary' || last.by !== rolloutMover) return undefined;
  const own = record?.canary === last.version ? record : undefined;
  const figures = sumStep(own, own?.slots.at(-1)?.step ?? 0);
  const count = ({ pages, faults }: Figures) => ({ pages, faults });
  return {
    area,
    canary: last.version,
    stable,
    at: last.at,
    percent: history.at(-2)?.percent,
    reason: last.reason ?? '',
    counts: { canary: count(figures.canary), stable: count(figures.stable) },
    chart: own && createChart('faults', own),
  };
}

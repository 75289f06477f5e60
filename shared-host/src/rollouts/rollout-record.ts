import * as v from 'valibot';
import type { Rollout } from '../store/releases/release-pointer.ts';
import { addBoth, type FiguresOfBoth, figuresSchema, noFigures } from './figures.ts';

/** The schema of `rollout.json`: figures that all shells have added up for one rollout. */
export const rolloutRecordSchema = v.object({
  startedAt: v.string(),
  canary: v.string(),
  steps: v.array(v.object({ step: v.number(), canary: figuresSchema, stable: figuresSchema })),
});

export type RolloutRecord = v.InferOutput<typeof rolloutRecordSchema>;

const noFiguresOfBoth: FiguresOfBoth = { canary: noFigures, stable: noFigures };

/** Whether the record belongs to this rollout. */
export const isRecordOf = (record: RolloutRecord | undefined, { startedAt, version }: Rollout): boolean =>
  record?.startedAt === startedAt && record.canary === version;

/** Adds figures of the present step to the record of a rollout, or begins a new record. */
export function addToRecord(
  record: RolloutRecord | undefined,
  rollout: Rollout,
  figures: FiguresOfBoth,
): RolloutRecord {
  const { startedAt, version, step } = rollout;
  const known = isRecordOf(record, rollout) ? record : undefined;
  const others = known?.steps.filter((one) => one.step !== step) ?? [];
  const { canary, stable } = addBoth(figuresOfStep(known, step), figures);
  return { startedAt, canary: version, steps: [...others, { step, canary, stable }] };
}

/** The figures of one step. */
export const figuresOfStep = (record: RolloutRecord | undefined, step: number): FiguresOfBoth =>
  record?.steps.find((one) => one.step === step) ?? noFiguresOfBoth;

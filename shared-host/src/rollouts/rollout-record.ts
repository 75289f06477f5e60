import * as v from 'valibot';
import type { ReleasePointer, Rollout } from '../store/releases/release-pointer.ts';
import { addBoth, type FiguresOfBoth, figuresSchema, noFigures } from './figures.ts';

/** A part of a step. The slots together are the charts of a rollout. */
const slotSchema = v.object({
  step: v.number(),
  from: v.string(),
  to: v.string(),
  canary: figuresSchema,
  stable: figuresSchema,
});

/** The schema of `rollout.json`: figures that all shells have added up for one rollout. */
export const rolloutRecordSchema = v.object({
  startedAt: v.string(),
  canary: v.string(),
  stable: v.string(),
  slots: v.array(slotSchema),
});

export type RolloutRecord = v.InferOutput<typeof rolloutRecordSchema>;
type Slot = RolloutRecord['slots'][number];

const slotTime = 60_000;
const maxSlots = 80;

const noFiguresOfBoth: FiguresOfBoth = { canary: noFigures, stable: noFigures };

/** Whether the record belongs to this rollout. */
export const isRecordOf = (record: RolloutRecord | undefined, { startedAt, version }: Rollout): boolean =>
  record?.startedAt === startedAt && record.canary === version;

/** Adds figures of the present step to the record of a rollout, or begins a new record. */
export function addToRecord(
  record: RolloutRecord | undefined,
  { stable, rollout }: Pick<ReleasePointer, 'stable'> & { readonly rollout: Rollout },
  figures: FiguresOfBoth,
  now: Date,
): RolloutRecord {
  const { startedAt, version, step } = rollout;
  const known = isRecordOf(record, rollout) ? (record?.slots ?? []) : [];
  const last = known.at(-1);
  const at = now.toISOString();
  const isSame = last?.step === step && now.getTime() - Date.parse(last.from) < slotTime;
  const slots: Slot[] = isSame
    ? [...known.slice(0, -1), { ...last, to: at, ...addBoth(last, figures) }]
    : [...known, { step, from: last?.step === step ? last.to : rollout.since, to: at, ...figures }];
  return { startedAt, canary: version, stable, slots: slots.length > maxSlots ? mergePairs(slots) : slots };
}

/** Halves the number of slots. A long rollout needs no minutes in its chart. */
function mergePairs(slots: readonly Slot[]): Slot[] {
  const merged: Slot[] = [];
  let isPair = false;
  for (const slot of slots) {
    const last = merged.at(-1);
    if (last && !isPair && last.step === slot.step) {
      merged[merged.length - 1] = { ...last, to: slot.to, ...addBoth(last, slot) };
      isPair = true;
    } else {
      merged.push(slot);
      isPair = false;
    }
  }
  return merged;
}

/** Adds up the figures of one step. */
export const sumStep = (record: RolloutRecord | undefined, step: number): FiguresOfBoth =>
  (record?.slots ?? []).filter((slot) => slot.step === step).reduce(addBoth, noFiguresOfBoth);

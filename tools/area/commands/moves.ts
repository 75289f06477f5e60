import {
  compareVersions,
  formatCount,
  formatMeasure,
  isRecordOf,
  type Measure,
  metricsOfStep,
  titleOfMeasure,
  unitOfMeasure,
} from '@hotdrop/shared-host/rollouts';
import {
  holdRollout,
  isRollingOut,
  openPublishingStore,
  type PublishingStore,
  type ReleasePointer,
  resumeRollout,
  rollBack,
  takeNextStep,
} from '@hotdrop/shared-host/store';
import { type Outcome, readOrigin, type Tools, UsageError } from '../tools.ts';

/** Stops a running canary; without one, or with `to`, moves the stable pointer back. */
export async function rollback(
  area: string,
  { to, reason }: { readonly to: string | undefined; readonly reason: string | undefined },
  tools: Tools,
): Promise<Outcome> {
  const store = openPublishingStore(tools.store);
  const before = await store.pointer(area);
  const next = rollBack(before, to, tools.now());
  const pointer = await store.movePointer(area, before.revision, next, {
    ...(await readOrigin(tools)),
    reason,
  });
  const summary =
    pointer.stable === before.stable
      ? `${area}: the canary ${before.canary?.version} has ended; everyone gets ${pointer.stable}.`
      : `${area}: everyone gets ${pointer.stable} again (was ${before.stable}).`;
  return { summary: `${summary} Running shells notice within 5 s.`, facts: { area, pointer } };
}

/** Ends the quarantine of a version, or of all versions of an area. */
export async function lift(area: string, version: string | undefined, tools: Tools): Promise<Outcome> {
  const lifted = await openPublishingStore(tools.store).lift(area, version);
  if (lifted.length === 0) {
    throw new UsageError(
      `${tools.store} has no quarantine of ${area} ${version ?? ''}`.trimEnd().concat('.'),
    );
  }
  const lines = lifted.map(
    (entry) => `${area} ${entry.version} is no longer quarantined (${entry.reason}, ${entry.at}).`,
  );
  return {
    summary: `${lines.join('\n')}\nServers try it within 5 s.`,
    facts: { area, lifted },
  };
}

type RolloutChange = 'hold' | 'resume' | 'promote';

const changes = { hold: holdRollout, resume: resumeRollout, promote: takeNextStep } as const;

/** Holds, resumes, or promotes a rollout to its next step. */
export async function changeRollout(
  area: string,
  change: RolloutChange,
  reason: string | undefined,
  tools: Tools,
): Promise<Outcome> {
  const store = openPublishingStore(tools.store);
  const before = await store.pointer(area);
  const next = changes[change](before, tools.now());
  const origin = { ...(await readOrigin(tools)), reason };
  const pointer = await store.movePointer(area, before.revision, next, origin);
  return { summary: await describeState(store, area, pointer), facts: { area, pointer } };
}

/** Shows a rollout with the comparison of its versions, as far as the shells have written metrics into the store. */
export async function showRollout(area: string, tools: Tools): Promise<Outcome> {
  const store = openPublishingStore(tools.store);
  const pointer = await store.pointer(area);
  const comparison = await compareStored(store, area, pointer);
  return {
    summary: await describeState(store, area, pointer),
    facts: { area, rollout: pointer.rollout ?? null, stable: pointer.stable, comparison },
  };
}

async function compareStored(store: PublishingStore, area: string, pointer: ReleasePointer) {
  if (!isRollingOut(pointer)) return undefined;
  const record = await store.findRollout(area);
  if (!isRecordOf(record, pointer.rollout)) return undefined;
  return compareVersions(metricsOfStep(record, pointer.rollout.step), pointer.canary.percent);
}

async function describeState(store: PublishingStore, area: string, pointer: ReleasePointer) {
  if (!isRollingOut(pointer)) {
    const last = pointer.history.at(-1);
    const why = last?.reason ? `\nLast move: ${last.action} by ${last.by ?? 'unknown'}: ${last.reason}` : '';
    return `${area}: everyone gets ${pointer.stable}; no rollout runs.${why}`;
  }
  const { rollout, canary, stable } = pointer;
  const comparison = await compareStored(store, area, pointer);
  return [
    `${area} ${rollout.version}: ${describeProgress(pointer)}, since ${rollout.since} (stable: ${stable}).`,
    ...(comparison?.measures.map(describeMeasure) ?? ['  The shells have written no metrics yet.']),
    `Next: npm run area -- rollout ${area} ${rollout.isHeld ? '--resume' : '--hold'}, or --promote to leave ${canary.percent} % now. To undo: npm run area -- rollback ${area}`,
  ].join('\n');
}

/** Formats the share and the step: `25 % of the visitors, step 3 of 5, held`. */
export const describeProgress = ({ rollout, canary }: ReleasePointer): string =>
  [
    `${canary?.percent ?? 0} %`,
    ...(rollout ? [`step ${rollout.step + 1} of ${rollout.steps.length}`] : []),
    ...(rollout?.isHeld ? ['held'] : []),
  ].join(', ');

function describeMeasure(measure: Measure): string {
  const { canary, stable, counts, unit, verdict, missing } = measure;
  const more = missing === undefined ? '' : `, about ${formatCount(missing)} more ${unit} are needed`;
  return `  ${titleOfMeasure(measure)} ${unitOfMeasure(measure)}: ${formatMeasure(measure, canary)}, stable ${formatMeasure(measure, stable)} (${formatCount(counts.canary)} ${unit}): ${verdict}${more}`;
}

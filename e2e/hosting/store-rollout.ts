import { openPublishingStore, startRollout, takeNextStep } from '@hotdrop/shared-host/store';
import { area, publishVariant, storeVariant } from './variant.ts';

const minute = 60_000;

const sharesOfBuckets = [0.3, 0.35, 0.2, 0.15];

/** Spreads visits around a time, as a histogram with the upper bounds of its buckets. */
const spread = (visits: number, bounds: readonly string[]) =>
  Object.fromEntries(
    bounds.map((bound, index) => [bound, Math.round(visits * (sharesOfBuckets[index] ?? 0))]),
  );

/** Figures of a minute: `wave` makes each minute differ a little. */
function figuresOf(pages: number, wave: number, isSlow: boolean) {
  const visits = Math.round(pages * (0.09 + wave / 100));
  return {
    pages,
    faults: wave > 0.9 ? 1 : 0,
    serverErrors: wave > 0.9 ? 1 : 0,
    visits,
    visitErrors: Math.round(visits / 500),
    LCP: spread(visits, wave > 0.5 ? ['1', '1.5', '1.8', '2.5'] : ['1', '1.25', '1.8', '2.5']),
    INP: spread(visits, isSlow ? ['0.06', '0.1', '0.125', '0.2'] : ['0.06', '0.08', '0.1', '0.2']),
    CLS: spread(visits, ['0.005', '0.01', wave > 0.5 ? '0.035' : '0.02', '0.05']),
  };
}

/** Stores a new version whose rollout has been at 25 % for some minutes, with the figures of its time. */
export async function storeRollout(store: string): Promise<string> {
  const publishing = openPublishingStore(store);
  const version = await storeVariant(store, { says: 'hall of fame' });
  const begin = Date.now() - 83 * minute;
  const origin = { by: 'leaderboards-team', commit: 'a41f9c2b' };
  const steps = [0, 20, 60];
  for (const [step, minutes] of steps.entries()) {
    const at = new Date(begin + minutes * minute);
    const pointer = await publishing.pointer(area);
    const next =
      step === 0 ? startRollout(pointer, version, { minutes: 30, origin }, at) : takeNextStep(pointer, at);
    const reason = 'Faults, Status 5xx, LCP, INP, CLS and Errors are no worse';
    await publishing.movePointer(
      area,
      pointer.revision,
      next,
      step === 0 ? origin : { ...origin, by: 'rollout', reason },
    );
  }
  const { rollout, stable } = await publishing.pointer(area);
  if (!rollout) throw new Error('The rollout did not start');
  const slots = Array.from({ length: 41 }, (_, index) => {
    const from = index * 2;
    const step = steps.findLastIndex((minutes) => from >= minutes);
    const wave = (Math.sin(index * 1.7) + 1) / 2;
    const pages = [150, 760, 3_800][step] ?? 0;
    return {
      step,
      from: new Date(begin + from * minute).toISOString(),
      to: new Date(begin + (from + 2) * minute).toISOString(),
      canary: figuresOf(pages, wave, index % 3 === 0),
      stable: figuresOf(11_400, 1 - wave, false),
    };
  });
  await publishing.changeRollout(area, () => ({
    startedAt: rollout.startedAt,
    canary: version,
    stable,
    slots,
  }));
  return version;
}

/** Stores a version that the shells have rolled back. */
export async function storeRolledBack(store: string): Promise<string> {
  const version = await publishVariant(store, { says: 'podium' }, (pointer, next) =>
    startRollout(pointer, next),
  );
  const publishing = openPublishingStore(store);
  const pointer = await publishing.pointer(area);
  const { rollout, canary: _, ...live } = pointer;
  const last = { at: new Date().toISOString(), action: 'stop-canary', version } as const;
  const reason =
    'Faults per 10,000 pages: 92.4 instead of 0.2 (38 of 4,112 pages, stable 2 of 130,790; by chance below 0.1 %)';
  await publishing.movePointer(
    area,
    pointer.revision,
    { ...live, revision: pointer.revision + 1, history: [...pointer.history, last] },
    { by: 'rollout', commit: 'd07e311a', reason },
  );
  if (rollout) {
    const slots = Array.from({ length: 20 }, (__, index) => ({
      step: 0,
      from: new Date(Date.now() - (21 - index) * minute).toISOString(),
      to: new Date(Date.now() - (20 - index) * minute).toISOString(),
      canary: { ...figuresOf(205, 0.2, false), faults: index > 6 ? 3 : 0 },
      stable: figuresOf(6_539, 0.4, false),
    }));
    await publishing.changeRollout(area, () => ({
      startedAt: rollout.startedAt,
      canary: version,
      stable: pointer.stable,
      slots,
    }));
  }
  return version;
}

import {
  type MoveOrigin,
  openPublishingStore,
  promoteCanary,
  type ReleasePointer,
  releaseCanary,
  releaseStable,
  startRollout,
} from '@hotdrop/shared-host/store';
import { buildCandidate, readCandidate } from '../build-candidate.ts';
import { type CheckedCandidate, checkCandidate } from '../check/check-candidate.ts';
import { sizeLines } from '../check/sizes.ts';
import { readTargetSite } from '../site.ts';
import { type Outcome, readOrigin, step, type Tools } from '../tools.ts';
import { findSigningKey } from './keys.ts';

export interface PublishOptions {
  /** Share of the visitors in percent. The default is everyone. */
  readonly canary?: number | undefined;
  /** Grow the share in steps, as long as the version is no worse than the stable one. */
  readonly progressive?: { readonly minutes: number } | undefined;
  /** Publish the build in `dist/` instead of building. */
  readonly isBuilt?: boolean;
  readonly mayGrow?: boolean;
  /** Skip the check in stored shells. */
  readonly isUntried?: boolean;
  /** Store it without changing the live version. */
  readonly isHidden?: boolean;
}

/** Builds, checks and stores a version of an area, and moves the pointer to it. */
export async function publishArea(area: string, options: PublishOptions, tools: Tools): Promise<Outcome> {
  const store = openPublishingStore(tools.store);
  const { mayGrow = false, isUntried = false } = options;
  const site = await readTargetSite(tools, isUntried);
  await store.create(area);
  const candidate = options.isBuilt ? await readCandidate(area, tools) : await buildCandidate(area, tools);
  const checked = await checkCandidate(candidate, { store, site, tools, mayGrow, isUntried });
  const key = await findSigningKey('AREA_SIGNING_KEY', tools);
  await step(tools, `${area}: ${key ? `store and sign with the key ${key.id}` : 'store'}`, () =>
    store.publishVersion(checked.dir, checked.manifest, key),
  );
  if (options.isHidden) return hiddenOutcome(checked);
  const before = await store.findPointer(area);
  const origin = await readOrigin(tools);
  const next = nextPointer(before, checked, options, { now: tools.now(), origin });
  const pointer =
    next === before
      ? next
      : await store.movePointer(checked.manifest.id, before?.revision ?? 0, next, origin);
  return outcomeOf(checked, before, pointer, await store.isIndexed(area));
}

function nextPointer(
  before: ReleasePointer | undefined,
  { manifest: { version } }: CheckedCandidate,
  { canary, progressive }: PublishOptions,
  { now, origin }: { readonly now: Date; readonly origin: MoveOrigin },
): ReleasePointer {
  if (progressive) {
    if (before?.rollout && before.canary?.version === version) return before;
    return startRollout(before, version, { ...progressive, origin }, now);
  }
  if (canary === undefined) {
    return before?.stable === version && !before.canary ? before : releaseStable(before, version, now);
  }
  const isSame = before?.canary?.version === version && before.canary.percent === canary;
  return isSame ? before : releaseCanary(before, version, canary, now);
}

function outcomeOf(
  { manifest, sizes, last }: CheckedCandidate,
  before: ReleasePointer | undefined,
  pointer: ReleasePointer,
  isIndexed: boolean,
): Outcome {
  const { id: area, version } = manifest;
  const who = pointer.canary ? `${pointer.canary.percent} % of the visitors` : 'everyone';
  const lines = [
    pointer === before
      ? `${area} ${version} is already live for ${who}: nothing has changed.`
      : `${area} ${version} is live for ${who}${before ? ` (stable before: ${before.stable})` : ''}. Running shells notice within 5 s.`,
    ...(pointer.rollout
      ? [
          `The shells increase the share while it is no worse than ${pointer.stable}, and roll back if it is: npm run area -- rollout ${area}`,
        ]
      : []),
    ...sizeLines(last?.sizes, sizes),
    ...(isIndexed
      ? []
      : [
          `Shells that read this store through a web server do not know ${area} yet: its operator runs \`npm run area -- index\`.`,
        ]),
    ...(before && pointer !== before ? [`To undo: npm run area -- rollback ${area}`] : []),
  ];
  const facts = { area, version, pointer, isNew: pointer !== before, sizes, last };
  return { summary: lines.join('\n'), facts };
}

function hiddenOutcome({ manifest: { id: area, version }, sizes, last }: CheckedCandidate): Outcome {
  const lines = [
    `${area} ${version} is stored, but not live.`,
    ...sizeLines(last?.sizes, sizes),
    `Look at it: npm run area -- link ${area}@${version}`,
  ];
  return { summary: lines.join('\n'), facts: { area, version, isHidden: true, sizes, last } };
}

/** Makes the canary live for everyone. */
export async function promote(area: string, tools: Tools): Promise<Outcome> {
  const store = openPublishingStore(tools.store);
  const before = await store.pointer(area);
  const next = promoteCanary(before, tools.now());
  const pointer = await store.movePointer(area, before.revision, next, await readOrigin(tools));
  return {
    summary: `${area} ${pointer.stable} is live for everyone (before: ${before.stable}).\nTo undo: npm run area -- rollback ${area}`,
    facts: { area, version: pointer.stable, pointer },
  };
}

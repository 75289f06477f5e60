import * as v from 'valibot';
import { AreaStoreError } from './errors.ts';

const version = v.pipe(v.string(), v.minLength(1));
const revision = v.pipe(v.number(), v.integer(), v.minValue(1));

const movesSchema = v.array(
  v.object({
    /** For people, and for `prune`, which keeps files for open tabs. Which version is live never depends on a clock. */
    at: v.string(),
    action: v.picklist(['publish', 'canary', 'promote', 'rollback', 'stop-canary']),
    version,
    /** Who moved the pointer, from which commit, and why. For the history. */
    by: v.optional(v.string()),
    commit: v.optional(v.string()),
    reason: v.optional(v.string()),
    /** The share of a canary. */
    percent: v.optional(v.number()),
    /** How the move changed a rollout. */
    rollout: v.optional(v.picklist(['start', 'next', 'hold', 'resume'])),
  }),
);

/** A canary whose share grows in steps. It belongs to the pointer, so a move changes both or nothing. */
const rolloutSchema = v.object({
  version,
  /** The shares in percent. The last one is 100. */
  steps: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100))), v.minLength(2)),
  /** The position of the present share in `steps`. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  startedAt: v.string(),
  /** When the present step began. */
  since: v.string(),
  /** The least time of a step. */
  minutes: v.pipe(v.number(), v.minValue(0)),
  /** An operator keeps the share as it is. */
  isHeld: v.boolean(),
  by: v.optional(v.string()),
  commit: v.optional(v.string()),
});

export type Rollout = v.InferOutput<typeof rolloutSchema>;

/** The schema of `release.json`: the live versions of an area. */
export const releasePointerSchema = v.object({
  /** Grows by one with each move. A move from an older revision is refused. */
  revision,
  stable: version,
  canary: v.optional(
    v.object({ version, percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) }),
  ),
  rollout: v.optional(rolloutSchema),
  history: movesSchema,
});

export type ReleasePointer = v.InferOutput<typeof releasePointerSchema>;
/** Where a move of a pointer comes from. */
export interface MoveOrigin {
  readonly by?: string | undefined;
  readonly commit?: string | undefined;
  readonly reason?: string | undefined;
}

/** Adds to the last move where it comes from. */
export function signMove(pointer: ReleasePointer, origin: MoveOrigin): ReleasePointer {
  const last = pointer.history.at(-1);
  return last ? { ...pointer, history: [...pointer.history.slice(0, -1), { ...last, ...origin }] } : pointer;
}

export type Move = ReleasePointer['history'][number];

const maxHistory = 100;

/** Makes other versions live, and adds the move to the history. It ends a rollout unless `live` has one. */
export function move(
  pointer: ReleasePointer | undefined,
  live: Pick<ReleasePointer, 'stable' | 'canary' | 'rollout'>,
  action: Move['action'],
  version: string,
  now: Date,
  about: Pick<Move, 'percent' | 'rollout'> = {},
): ReleasePointer {
  const entry = { at: now.toISOString(), action, version, ...about };
  return {
    revision: (pointer?.revision ?? 0) + 1,
    ...live,
    history: [...(pointer?.history ?? []), entry].slice(-maxHistory),
  };
}

/** Gives `version` to all visitors and ends a running canary. */
export const releaseStable = (pointer: ReleasePointer | undefined, version: string, now = new Date()) =>
  move(pointer, { stable: version }, 'publish', version, now);

/** Gives `version` to `percent` of the visitors. The first version of an area cannot be a canary. */
export function releaseCanary(
  pointer: ReleasePointer | undefined,
  version: string,
  percent: number,
  now = new Date(),
): ReleasePointer {
  if (!pointer) {
    throw new AreaStoreError(
      'This area has no stable version yet for the other visitors. Publish it without --canary first.',
    );
  }
  if (pointer.stable === version) {
    throw new AreaStoreError(`All visitors already get ${version}. A canary needs another version.`);
  }
  const live = { stable: pointer.stable, canary: { version, percent } };
  return move(pointer, live, 'canary', version, now, { percent });
}

/** Gives the canary to all visitors. */
export function promoteCanary(pointer: ReleasePointer, now = new Date()): ReleasePointer {
  if (!pointer.canary) {
    throw new AreaStoreError(
      'There is no canary to promote. Start one with `publish <area> --canary 10`, or publish to all visitors without --canary.',
    );
  }
  const { version } = pointer.canary;
  return move(pointer, { stable: version }, 'promote', version, now);
}

/** Goes one step back: stops a running canary, or makes the previous stable version stable again. */
export function rollBack(pointer: ReleasePointer, to?: string, now = new Date()): ReleasePointer {
  if (pointer.canary && !to) {
    return move(pointer, { stable: pointer.stable }, 'stop-canary', pointer.canary.version, now);
  }
  const target = to ?? previousStable(pointer);
  if (!target) {
    throw new AreaStoreError(
      `There is no version before ${pointer.stable} to return to. Name a stored version with --to (\`npm run area -- list\` shows them).`,
    );
  }
  return move(pointer, { stable: target }, 'rollback', target, now);
}

/** Returns the version that was stable before the present one, without versions that were rolled back. */
export const previousStable = (pointer: ReleasePointer): string | undefined =>
  listStableVersions(pointer).at(-2);

/** Lists the versions that were stable before the present one, the newest first, without versions that were rolled back. */
export const listEarlierStable = (pointer: ReleasePointer): string[] =>
  listStableVersions(pointer).slice(0, -1).reverse();

/** A rollback may fail, too, and an operator then rolls back again. */
const maxRollbacks = 2;

/** Lists the live versions, and those to which the next rollbacks return. */
export const listNeededVersions = (pointer: ReleasePointer): ReadonlySet<string> =>
  new Set(
    [pointer.stable, pointer.canary?.version, ...listStableVersions(pointer).slice(-1 - maxRollbacks)].filter(
      (needed) => needed !== undefined,
    ),
  );

/** Lists the stable versions in order, without versions that were rolled back. */
function listStableVersions({ history }: ReleasePointer): string[] {
  let stable: string[] = [];
  for (const { action, version } of history) {
    if (action === 'publish' || action === 'promote')
      stable = [...stable.filter((other) => other !== version), version];
    if (action === 'rollback') {
      const known = stable.lastIndexOf(version);
      stable = known < 0 ? [version] : stable.slice(0, known + 1);
    }
  }
  return stable;
}

/**
 * Finds when visitors stopped getting a version, in ms. Undefined for a live version and for one that was never live.
 * Tabs that were opened before may still request its files. When the history is truncated, the oldest move counts.
 */
export function findRetirementTime(
  { history, revision }: ReleasePointer,
  version: string,
): number | undefined {
  const isComplete = revision <= history.length;
  let live: { readonly stable?: string | undefined; readonly canary?: string | undefined } = {};
  let left = isComplete ? undefined : history[0]?.at;
  for (const move of history) {
    const wasLive = Object.values(live).includes(version);
    if (move.action === 'canary') live = { ...live, canary: move.version };
    else if (move.action === 'stop-canary') live = { stable: live.stable };
    else live = { stable: move.version };
    const isLive = Object.values(live).includes(version);
    if (isLive) left = undefined;
    else if (wasLive) left = move.at;
  }
  return left === undefined ? undefined : Date.parse(left);
}

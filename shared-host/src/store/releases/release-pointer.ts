import * as v from 'valibot';
import { AreaStoreError } from '../errors.ts';

const version = v.pipe(v.string(), v.minLength(1));
const revision = v.pipe(v.number(), v.integer(), v.minValue(1));

const movesSchema = v.array(
  v.object({
    /** For people, and for the days that `prune` leaves to open tabs: which version is live never depends on a clock. */
    at: v.string(),
    action: v.picklist(['publish', 'canary', 'promote', 'rollback', 'stop-canary']),
    version,
  }),
);

/** `release.json`: which versions of an area are live. The only file of a store that changes. */
export const releasePointerSchema = v.object({
  /** Grows by one with each move. A move says which revision it has seen; a lost race is refused. */
  revision,
  stable: version,
  canary: v.optional(
    v.object({ version, percent: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)) }),
  ),
  history: movesSchema,
});

export type ReleasePointer = v.InferOutput<typeof releasePointerSchema>;
export type ReleaseAction = ReleasePointer['history'][number]['action'];

const keptMoves = 100;

function moved(
  pointer: ReleasePointer | undefined,
  live: Pick<ReleasePointer, 'stable' | 'canary'>,
  action: ReleaseAction,
  version: string,
  now: Date,
): ReleasePointer {
  const move = { at: now.toISOString(), action, version };
  return {
    revision: (pointer?.revision ?? 0) + 1,
    ...live,
    history: [...(pointer?.history ?? []), move].slice(-keptMoves),
  };
}

/** Everyone gets `version`; a canary that was running is over. */
export const releaseStable = (pointer: ReleasePointer | undefined, version: string, now = new Date()) =>
  moved(pointer, { stable: version }, 'publish', version, now);

/** `percent` of the visitors get `version`. The first version of an area has no other to stand beside. */
export function releaseCanary(
  pointer: ReleasePointer | undefined,
  version: string,
  percent: number,
  now = new Date(),
): ReleasePointer {
  if (!pointer) {
    throw new AreaStoreError(
      'This area has no stable version yet, so there is nothing that the other visitors could get. Publish it without --canary first.',
    );
  }
  if (pointer.stable === version) {
    throw new AreaStoreError(`${version} is what everyone gets already: a canary needs another version.`);
  }
  return moved(pointer, { stable: pointer.stable, canary: { version, percent } }, 'canary', version, now);
}

/** The canary becomes what everyone gets. */
export function promoteCanary(pointer: ReleasePointer, now = new Date()): ReleasePointer {
  if (!pointer.canary) {
    throw new AreaStoreError(
      'There is no canary to promote. Start one with `publish <area> --canary 10`, or publish to everyone without it.',
    );
  }
  const { version } = pointer.canary;
  return moved(pointer, { stable: version }, 'promote', version, now);
}

/** One step back: a running canary stops; without one, the version before the stable one is stable again. */
export function rollBack(pointer: ReleasePointer, to?: string, now = new Date()): ReleasePointer {
  if (pointer.canary && !to) {
    return moved(pointer, { stable: pointer.stable }, 'stop-canary', pointer.canary.version, now);
  }
  const target = to ?? previousStable(pointer);
  if (!target) {
    throw new AreaStoreError(
      `There is no version before ${pointer.stable} to go back to. Name a stored one with --to (\`npm run area -- list\` shows them).`,
    );
  }
  return moved(pointer, { stable: target }, 'rollback', target, now);
}

/** The version that was stable before the present one and was not rolled back from. */
export const previousStable = (pointer: ReleasePointer): string | undefined => stableVersions(pointer).at(-2);

/** The versions that were stable one after the other; those that were rolled back from are left out. */
function stableVersions({ history }: ReleasePointer): string[] {
  let line: string[] = [];
  for (const { action, version } of history) {
    if (action === 'publish' || action === 'promote') line = [...line.filter((v) => v !== version), version];
    if (action === 'rollback') {
      const known = line.lastIndexOf(version);
      line = known < 0 ? [version] : line.slice(0, known + 1);
    }
  }
  return line;
}

import { openPublishingStore, rollBack } from '@hotdrop/shared-host/store';
import { type Outcome, readOrigin, type Tools } from '../tools.ts';

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

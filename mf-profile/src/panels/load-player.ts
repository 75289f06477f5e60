import type { Site } from '@hotdrop/shared-domain/contract';
import { readShard } from '@hotdrop/shared-domain/game';
import { durations } from '@hotdrop/shared-domain/rules';
import { apiOf, type Result } from '@hotdrop/shared-domain/wire';

interface Request {
  readonly site: Site;
  readonly about: { readonly shard: string; readonly name: string };
  readonly signal: AbortSignal;
}

/** Looks the player of a panel up. `shard` is the platform, as calls of the API name it. */
export async function loadPlayer({ site, about, signal }: Request) {
  const shard = readShard(site.game, about.shard).platform;
  const found = await apiOf(site).getPlayer({ shard, player: about.name }, { signal });
  return found.ok ? { ...found, data: { player: found.data.player, shard } } : found;
}

/** The renewal of a new player is running. */
const waiting = {
  ok: false,
  error: {
    kind: 'busy',
    status: null,
    retryAfter: durations.slowWait,
    queue: { ahead: 0, wait: durations.slowWait },
    call: 'getPlayer',
    message: 'The matches of this player have not been read yet',
  },
} as const satisfies Result<never>;

/** The same for panels that show matches: without any reading, "no matches" would be wrong. */
export async function loadPlayerWithMatches(request: Request) {
  const found = await loadPlayer(request);
  return found.ok && found.data.player.syncedAt === null ? waiting : found;
}

import { shardInData } from '@hotdrop/shared-domain/game';
import type { RenewalDone, RenewalPending } from '@hotdrop/shared-domain/wire';
import type { Context } from '../context.ts';
import { limitWindow, recentlyUpdated, renewalWait } from '../durations.ts';
import { refusal } from '../http/failures.ts';
import { operation } from '../http/operation.ts';
import { knowPlayer } from './know-player.ts';
import { shardOf } from './platform.ts';
import type { PlayerRow } from './player-row.ts';
import { aheadOf, askedBy, type Renewal, readRenewal, requestRenewal } from './renewal.ts';

/** How many renewals one visitor may start in a minute. */
const most = { renewals: 5, withinMs: limitWindow } as const;

const pending = async (context: Context, renewal: Renewal): Promise<RenewalPending> => {
  const waitCount = await aheadOf(context, renewal);
  const wait = renewalWait.shortest + waitCount * renewalWait.perPlayer;
  return { waitCount, retryAfter: Math.min(renewalWait.longest, wait) };
};

const done = (player: PlayerRow, renewal: Renewal | null): RenewalDone => ({
  shard: shardInData(player.platform),
  name: player.name,
  syncedAt: player.syncedAt?.toISOString() ?? null,
  changes: renewal?.changes ?? null,
});

const begin = async (context: Context, player: PlayerRow, visitor: string) => {
  const age = context.now().getTime() - (player.syncedAt?.getTime() ?? 0);
  if (age < recentlyUpdated) return refusal('recently updated', { retryAfter: recentlyUpdated - age });
  if ((await askedBy(context, visitor, most.withinMs)) >= most.renewals) {
    return refusal('busy', { retryAfter: most.withinMs });
  }
  return pending(context, await requestRenewal(context, player, visitor));
};

export const syncPlayer = operation('syncPlayer', {}, async (context, { shard, accountId, flag }, visit) => {
  const player = await knowPlayer(context, shardOf(context.game, shard).platform, accountId);
  if (!player) return refusal('player not found');
  const renewal = await readRenewal(context, player.accountId);
  if (renewal && renewal.finishedAt === null) return pending(context, renewal);
  if (flag === 1) return begin(context, player, visit.visitor);
  if (renewal?.error) return refusal(renewal.error);
  return done(player, renewal);
});

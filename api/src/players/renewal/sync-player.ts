import { shardInData } from '@hotdrop/shared-domain/game';
import type { RenewalDone, RenewalPending } from '@hotdrop/shared-domain/wire';
import type { Context } from '../../context.ts';
import { rateLimitWindow, renewalCooldown, renewalPoll, renewalResultTime } from '../../durations.ts';
import { refusal } from '../../http/failures.ts';
import { operation } from '../../http/operation.ts';
import { requireShard } from '../../http/require-shard.ts';
import { findOrFetchPlayer } from '../find-or-fetch-player.ts';
import type { PlayerRow } from '../player-row.ts';
import { countAhead, countRequestsBy, type Renewal, readRenewal, requestRenewal } from './renewals.ts';

/** Renewals that one visitor may request per window. */
const maxPerWindow = 5;

const answerPending = async (context: Context, renewal: Renewal): Promise<RenewalPending> => {
  const waitCount = await countAhead(context, renewal);
  const wait = renewalPoll.min + waitCount * renewalPoll.perPlayer;
  return { waitCount, retryAfter: Math.min(renewalPoll.max, wait) };
};

const answerDone = (player: PlayerRow, renewal: Renewal | null): RenewalDone => ({
  shard: shardInData(player.platform),
  name: player.name,
  syncedAt: player.syncedAt?.toISOString() ?? null,
  changes: renewal?.changes ?? null,
});

/** A client may send flag 1 with every poll, so a renewal that has just ended is its result and no new request. */
const hasJustSucceeded = ({ now }: Context, renewal: Renewal | null): boolean =>
  renewal?.finishedAt != null &&
  renewal.error === null &&
  now().getTime() - renewal.finishedAt.getTime() < renewalResultTime;

const startRenewal = async (context: Context, player: PlayerRow, visitor: string) => {
  const age = context.now().getTime() - (player.syncedAt?.getTime() ?? 0);
  if (age < renewalCooldown) return refusal('recently updated', { retryAfter: renewalCooldown - age });
  if ((await countRequestsBy(context, visitor, rateLimitWindow)) >= maxPerWindow) {
    return refusal('busy', { retryAfter: rateLimitWindow });
  }
  return answerPending(context, await requestRenewal(context, player, visitor));
};

export const syncPlayer = operation('syncPlayer', {}, async (context, { shard, accountId, flag }, visit) => {
  const player = await findOrFetchPlayer(context, requireShard(context.game, shard).platform, accountId);
  if (!player) return refusal('player not found');
  const renewal = await readRenewal(context, player.accountId);
  if (renewal && renewal.finishedAt === null) return answerPending(context, renewal);
  if (flag === 1 && !hasJustSucceeded(context, renewal)) return startRenewal(context, player, visit.visitor);
  if (renewal?.error) return refusal(renewal.error);
  return answerDone(player, renewal);
});

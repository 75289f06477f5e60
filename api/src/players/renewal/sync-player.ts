import { shardInData } from '@hotdrop/shared-domain/game';
import type { RenewalDone, RenewalPending } from '@hotdrop/shared-domain/wire';
import { ageOf, type Context } from '../../context.ts';
import { renewalCooldown, renewalPoll, renewalResultTime } from '../../durations.ts';
import { operation } from '../../http/operation.ts';
import { forbidden, refusal } from '../../http/problem.ts';
import { requireShard } from '../../http/require-known.ts';
import { isCrawler } from '../../http/visitor.ts';
import { findOrFetchPlayer, type PlayerRow } from '../find-player.ts';
import { estimateWait, refuseIfFull, renewalsPerMinute, takeShare } from '../waiting.ts';
import {
  countAhead,
  type Renewal,
  readFailureCooldown,
  readRenewal,
  renewalOrder,
  requestRenewal,
} from './renewals.ts';

const answerPending = async (context: Context, renewal: Renewal): Promise<RenewalPending> => {
  const waitCount = await countAhead(context, renewal);
  const wait = renewalPoll.min + waitCount * renewalPoll.perPlayer;
  const expected = await estimateWait(context, { names: 0, renewals: waitCount });
  return { waitCount, retryAfter: Math.min(renewalPoll.max, wait), expectedWait: expected };
};

const answerDone = (player: PlayerRow, renewal: Renewal | null): RenewalDone => ({
  shard: shardInData(player.platform),
  name: player.name,
  syncedAt: player.syncedAt?.toISOString() ?? null,
  changes: renewal?.changes ?? null,
});

/** A client may send flag 1 with every poll, so a renewal that has just ended is its result and no new request. */
const hasJustSucceeded = (context: Context, renewal: Renewal | null): boolean =>
  renewal?.finishedAt != null &&
  renewal.error === null &&
  ageOf(context, renewal.finishedAt) < renewalResultTime;

/** A page waits for a renewal, but not for one in the background that has no turn yet: a button press moves it forward. */
const isAwaited = ({ now }: Context, { finishedAt, priority, leasedUntil }: Renewal): boolean =>
  finishedAt === null && (priority !== renewalOrder.later || (leasedUntil !== null && leasedUntil > now()));

const startRenewal = async (context: Context, player: PlayerRow, last: Renewal | null, visitor: string) => {
  const age = ageOf(context, player.syncedAt ?? new Date(0));
  if (age < renewalCooldown) return refusal('recently updated', { retryAfter: renewalCooldown - age });
  const cooldown = readFailureCooldown(context, last);
  if (cooldown > 0) return refusal('busy', { retryAfter: cooldown });
  const shareTime = await takeShare(context, visitor, 'renewal', renewalsPerMinute);
  if (shareTime !== null) return refusal('busy', { retryAfter: shareTime });
  const refused = await refuseIfFull(context);
  if (refused) return refused;
  const priority = player.syncedAt === null ? 'page' : 'button';
  return answerPending(context, await requestRenewal(context, player, { visitor, priority }));
};

export const syncPlayer = operation(
  'syncPlayer',
  { summary: 'Read (flag 0) or start (flag 1) the renewal of a player' },
  async (context, { shard, accountId, flag }, visit) => {
    if (flag === 1 && isCrawler(visit)) throw forbidden('Crawlers may not start renewals.');
    const { platform } = requireShard(context.game, shard);
    const player = await findOrFetchPlayer(context, platform, accountId, visit);
    if ('error' in player) return player;
    const renewal = await readRenewal(context, player.accountId);
    const isPending = renewal !== null && isAwaited(context, renewal);
    const isRequested = flag === 1 && !hasJustSucceeded(context, renewal);
    if (isPending || isRequested) await context.keyState.check();
    if (isPending) return answerPending(context, renewal);
    if (isRequested) return startRenewal(context, player, renewal, visit.visitor);
    if (renewal?.error) return refusal(renewal.error);
    return answerDone(player, renewal);
  },
);

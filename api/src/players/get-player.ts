import { readShard } from '@hotdrop/shared-domain/game';
import type { Player } from '@hotdrop/shared-domain/wire';
import { ageOf, type Context } from '../context.ts';
import { backgroundRenewalAge, cacheSeconds } from '../durations.ts';
import { isCrawler } from '../http/crawler.ts';
import { refusal } from '../http/failures.ts';
import { operation, type Visit } from '../http/operation.ts';
import { findNearNames } from './find-near-names.ts';
import { findOrFetchPlayer, findSimilarNames } from './find-or-fetch-player.ts';
import { findPlaceInQueue, type LookupRefusal } from './look-up-new-player.ts';
import { type PlayerRow, toPlayer, toSuggestion } from './player-row.ts';
import { readClan } from './read-clan.ts';
import { readFailureCooldown, readRenewal, requestRenewal } from './renewal/renewals.ts';

/** Renews a player who is viewed and has old figures, when the key has requests to spare. The page does not wait. */
const renewInBackground = async (context: Context, player: PlayerRow): Promise<void> => {
  if (context.source.isInstant || player.syncedAt === null) return;
  const age = ageOf(context, player.syncedAt);
  if (age < backgroundRenewalAge) return;
  if (readFailureCooldown(context, await readRenewal(context, player.accountId)) > 0) return;
  await requestRenewal(context, player, { visitor: 'background', priority: 'later' });
};

/** Answers with the player, or with players of a similar name. */
const lookUpPlayer = async (
  context: Context,
  shard: string,
  key: string,
  visit: Visit,
): Promise<{ player: Player } | LookupRefusal> => {
  const { platform, isKnown } = readShard(context.game, shard);
  // On an unknown platform, players of that name on the others are suggested.
  const row = isKnown ? await findOrFetchPlayer(context, platform, key, visit) : refusal('player not found');
  if (!('error' in row)) {
    const found = { player: toPlayer(row, await readClan(context, row)) };
    if (isCrawler(visit)) return found;
    await renewInBackground(context, row);
    return (await findPlaceInQueue(context, row)) ?? found;
  }
  if (row.error === 'busy') return row;
  const similar = await findSimilarNames(context, platform, key);
  const suggestions = similar.map((each) =>
    toSuggestion(each, each.platform === platform ? 'case' : 'platform'),
  );
  if (suggestions.length === 0) {
    const near = await findNearNames(context, platform, key);
    suggestions.push(...near.map((each) => toSuggestion(each, 'similar')));
  }
  return { error: 'player not found', suggestions };
};

export const getPlayer = operation(
  'getPlayer',
  { maxAge: cacheSeconds.none },
  (context, { shard, player }, visit) => lookUpPlayer(context, shard, player, visit),
);

export const searchPlayer = operation(
  'searchPlayer',
  { maxAge: cacheSeconds.none },
  (context, { shard, name }, visit) => lookUpPlayer(context, shard, name, visit),
);

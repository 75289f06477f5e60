import { readShard } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import type { Clan, Player } from '@hotdrop/shared-domain/wire';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ageOf, type Context } from '../context.ts';
import { clans, players, weaponMasteries } from '../data/schema.ts';
import { backgroundRenewalAge, cacheSeconds } from '../durations.ts';
import { operation, type Visit } from '../http/operation.ts';
import { refusal } from '../http/problem.ts';
import { requireShard } from '../http/require-known.ts';
import { isCrawler } from '../http/visitor.ts';
import {
  findOrFetchPlayer,
  findSimilarNames,
  type PlayerRow,
  requirePlayer,
  toPlayer,
  toSuggestion,
} from './find-player.ts';
import { findPlaceInQueue, type LookupRefusal } from './look-up-new-player.ts';
import { readFailureCooldown, readRenewal, requestRenewal } from './renewal/renewals.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789_-'];
/** One letter makes too many other names out of a shorter one. */
const minLength = 4;
const maxNames = 8;

/** Finds players of a platform with a name that is one mistake away: a space, a clan tag, or one letter. */
const findNearNames = ({ db }: Context, platform: string, name: string) => {
  const names = listNearNames(name);
  if (names.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(players)
    .where(and(eq(players.platform, platform), inArray(sql`lower(${players.name})`, names)))
    .orderBy(asc(sql`lower(${players.name})`), asc(players.accountId))
    .limit(maxNames);
};

/** Lists the lower-case names that a visitor may have meant. Equality on each uses the index of names. */
export function listNearNames(name: string): string[] {
  const typed = name.trim().toLowerCase();
  const untagged = typed.replace(/^[[({<].{1,8}?[\])}>]\s*/, '');
  const words = untagged.split(/\s+/);
  const joined = ['', '_', '-'].map((separator) => words.join(separator));
  // The first word of several can be a clan tag.
  const near = [...joined, words.slice(1).join(''), ...joined.flatMap(changeOneLetter)];
  return [...new Set(near)].filter((one) => one.length > 0 && one !== typed);
}

/** Lists a name with each letter removed, replaced, or added. */
function changeOneLetter(name: string): string[] {
  if (name.length < minLength) return [];
  return Array.from({ length: name.length + 1 }, (_, at) => at).flatMap((at) => {
    const [before, after] = [name.slice(0, at), name.slice(at)];
    return [
      before + after.slice(1),
      ...letters.flatMap((letter) => [before + letter + after.slice(1), before + letter + after]),
    ];
  });
}

/** Reads a player's clan from the database, or from a source without a limit. A job reads the clans of other sources. */
const readClan = async ({ db, source }: Context, { platform, clanId }: PlayerRow): Promise<Clan | null> => {
  if (clanId === null) return null;
  if (source.isInstant) return source.clan(platform, clanId);
  const [row] = await db.select().from(clans).where(eq(clans.id, clanId)).limit(1);
  return row && row.name !== null ? { name: row.name, tag: row.tag } : null;
};

/** Renews a player who is viewed and has old stats, when the key has requests to spare. The page does not wait. */
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
  { summary: 'A player by name or account id', maxAge: cacheSeconds.none },
  (context, { shard, player }, visit) => lookUpPlayer(context, shard, player, visit),
);

export const searchPlayer = operation(
  'searchPlayer',
  { summary: 'Look up a name, in the game if the site does not know it yet', maxAge: cacheSeconds.none },
  (context, { shard, name }, visit) => lookUpPlayer(context, shard, name, visit),
);

export const listWeapons = operation(
  'listWeapons',
  {
    summary: "A player's weapon mastery, the weapon with the most kills first",
    maxAge: cacheSeconds.halfMinute,
  },
  async (context, { shard, accountId }) => {
    const { db, source } = context;
    const player = await requirePlayer(context, shard, accountId);
    if (source.isInstant) {
      const weapons = await source.weapons(player.platform, player.accountId);
      return { weapons: [...weapons], updatedAt: player.syncedAt?.toISOString() ?? null };
    }
    const [row] = await db
      .select()
      .from(weaponMasteries)
      .where(eq(weaponMasteries.accountId, player.accountId))
      .limit(1);
    if (!row) await context.keyState.requireAccepted();
    return { weapons: [...(row?.weapons ?? [])], updatedAt: row?.fetchedAt.toISOString() ?? null };
  },
);

/** A LIKE pattern for names that begin with this text. Wildcards in the text are escaped. */
const toPrefixPattern = (text: string): string => `${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;

const findByPrefix = ({ db }: Context, platform: string, text: string, count: number) =>
  db
    .select()
    .from(players)
    .where(and(eq(players.platform, platform), sql`lower(${players.name}) like ${toPrefixPattern(text)}`))
    .orderBy(sql`${players.rankPoint} desc nulls last`, sql`lower(${players.name})`, players.accountId)
    .limit(count);

export const suggestPlayers = operation(
  'suggestPlayers',
  {
    summary: 'Up to eight names that begin with a text, those of the platform first, by points',
    maxAge: cacheSeconds.minute,
  },
  async (context, { shard, q }) => {
    const { platform } = requireShard(context.game, shard);
    const others = context.game.platforms.map(({ id }) => id).filter((id) => id !== platform);
    const found: PlayerRow[] = [];
    // One after another: most texts fill the list on the first platform, and an index has each platform by points.
    for (const id of [platform, ...others]) {
      const count = limits.suggestions - found.length;
      if (count > 0) found.push(...(await findByPrefix(context, id, q, count)));
    }
    return { players: found.map((row) => toSuggestion(row, 'prefix')) };
  },
);

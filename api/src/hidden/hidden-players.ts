import { createHash } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { ageOf, type Context } from '../context.ts';
import { hiddenPlayers } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { hiddenNameTime, hiddenPlayersCacheTime } from '../durations.ts';
import { ProblemError } from '../http/problem.ts';
import type { FoundPlayer } from '../upstream/upstream.ts';

/** Players who asked not to be shown. The API refuses calls about them, and no answer names them. */

type HiddenPlayer = typeof hiddenPlayers.$inferSelect;

/** The game's names differ by more than capital letters. */
export const hashName = (platform: string, name: string): string =>
  createHash('sha256').update(`${platform}/${name.toLowerCase()}`).digest('hex');

/** All hidden players, at most some seconds old: every host notices a change by itself. */
export interface HiddenPlayers {
  read(): Promise<readonly HiddenPlayer[]>;
}

export const createHiddenPlayers = (db: Database, elapsed: () => number): HiddenPlayers => {
  let last: { readonly at: number; readonly players: Promise<readonly HiddenPlayer[]> } | undefined;
  return {
    read() {
      if (last && elapsed() - last.at < hiddenPlayersCacheTime) return last.players;
      const players = db.select().from(hiddenPlayers).execute();
      last = { at: elapsed(), players };
      players.catch(() => {
        last = undefined;
      });
      return players;
    },
  };
};

/** A call about a player who asked not to be shown. */
export class HiddenPlayerError extends ProblemError {
  constructor() {
    super(410, 'This player asked not to be shown.');
    this.name = 'HiddenPlayerError';
  }
}

/** Returns which of these players are hidden now. */
export const findHidden = async (
  db: Database,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .select({ accountId: hiddenPlayers.accountId })
    .from(hiddenPlayers)
    .where(inArray(hiddenPlayers.accountId, [...accountIds]));
  return new Set(rows.map(({ accountId }) => accountId));
};

/** Fails if the source found a hidden player. Remembers the name, so that the source is not asked for it again. */
export const refuseFound = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  { accountId, platform, name }: FoundPlayer,
): Promise<void> => {
  const refused = await db
    .update(hiddenPlayers)
    .set({ nameHash: hashName(platform, name), namedAt: now() })
    .where(eq(hiddenPlayers.accountId, accountId))
    .returning();
  if (refused.length > 0) throw new HiddenPlayerError();
};

/** Finds the hidden player with this id or name. After some weeks another player may have the name. */
export const findHiddenPlayer = async (
  context: Context,
  platform: string,
  key: string,
): Promise<HiddenPlayer | null> => {
  const all = await context.hidden.read();
  const nameHash = hashName(platform, key);
  const isNamed = (player: HiddenPlayer) =>
    player.nameHash === nameHash &&
    player.namedAt !== null &&
    ageOf(context, player.namedAt) < hiddenNameTime;
  return all.find((player) => player.accountId === key || isNamed(player)) ?? null;
};

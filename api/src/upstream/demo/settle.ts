import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import { playerCounts, players, rankedFigures, seasonFigures } from '../../data/schema.ts';
import { readSnapshot, writeSnapshots } from '../../data/snapshots.ts';
import type { Database } from '../../data/store.ts';
import { censusAge, demoHeadStart } from '../../durations.ts';
import { refreshPlatform } from '../../jobs/refresh-statistics.ts';
import { comparable, mainTier } from '../../players/store-figures.ts';
import { seasonsOf } from './calendar.ts';
import type { Person } from './people.ts';
import type { DemoWorld } from './world.ts';

/** Writes the demo world into the database, as if the site had followed its players all along. */

const censusKey = 'demo/census';
const chunk = 200;

const inChunks = async <T>(rows: readonly T[], write: (part: T[]) => Promise<unknown>): Promise<void> => {
  for (let start = 0; start < rows.length; start += chunk) await write(rows.slice(start, start + chunk));
};

const replaced = (...columns: string[]) =>
  Object.fromEntries(
    columns.map((column) => [
      column,
      sql.raw(`excluded.${column.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)}`),
    ]),
  );

/** Nobody is set back to figures older than those that a renewal read. */
const unlessNewer = sql`${players.syncedAt} is null or ${players.syncedAt} < excluded.synced_at`;

type Census = Awaited<ReturnType<DemoWorld['census']>>;

const writeCensus = async (db: Database, world: DemoWorld, census: Census, to: Date): Promise<void> => {
  const seasonOf = (person: Person) => seasonsOf(person.platform, to.getTime()).at(-1)?.id as string;
  const none = { normal: {}, ranked: {} };
  const people = world.people.map((person) => {
    const figures = census.get(person) ?? none;
    return { person, figures, tier: mainTier(figures.ranked) };
  });
  const playing = people.filter(({ person }) => person.platform !== 'stadia');
  await inChunks(people, (part) =>
    db
      .insert(players)
      .values(
        part.map(({ person: { accountId, platform, name, region, ban }, tier }) => ({
          ...{ accountId, platform, name, region, ban, seenAt: to, syncedAt: to },
          ...{ tier: tier?.tier ?? null, subTier: tier?.subTier ?? null },
        })),
      )
      .onConflictDoUpdate({
        target: players.accountId,
        set: replaced('seenAt', 'syncedAt', 'tier', 'subTier'),
        setWhere: unlessNewer,
      }),
  );
  await inChunks(playing, (part) =>
    db
      .insert(seasonFigures)
      .values(
        part.map(({ person, figures }) => ({
          ...figures,
          accountId: person.accountId,
          season: seasonOf(person),
          shard: person.platform,
          fetchedAt: to,
        })),
      )
      .onConflictDoUpdate({
        target: [seasonFigures.accountId, seasonFigures.season, seasonFigures.shard],
        set: replaced('normal', 'ranked', 'fetchedAt'),
        setWhere: sql`${seasonFigures.fetchedAt} < excluded.fetched_at`,
      }),
  );
  const rows = playing.flatMap(({ person, figures }) =>
    Object.entries(figures.ranked).map(([mode, ranked]) =>
      comparable({ ...person, season: seasonOf(person) }, mode, ranked),
    ),
  );
  // What a renewal read later than the census stays: its row is not older than this one.
  await inChunks(rows, (part) => db.insert(rankedFigures).values(part).onConflictDoNothing());
};

const isSettled = async ({ db, now }: Context): Promise<boolean> => {
  const kept = await readSnapshot(db, censusKey, v.object({ seed: v.number() }));
  return kept !== null && now().getTime() - kept.takenAt.getTime() < censusAge;
};

/**
 * Brings the demo world into the database when it is not there, or when what is there is a day old. Another host
 * that starts at the same moment waits, and finds it done.
 */
export const settleWorld = (context: Context, world: DemoWorld): Promise<void> =>
  context.store.alone(async () => {
    if (await isSettled(context)) return;
    const { db, now, playing, game } = context;
    const to = new Date(now().getTime() - demoHeadStart);
    // Counted before the transaction: a database ends one that says nothing for long.
    const census = await world.census(to.getTime());
    await db.transaction(async (tx) => {
      await writeCensus(tx, world, census, to);
      const past = playing.history?.(now()) ?? [];
      await inChunks(past, (part) => tx.insert(playerCounts).values(part).onConflictDoNothing());
    });
    for (const { id } of game.platforms) await refreshPlatform(context, id);
    await writeSnapshots(db, [{ key: censusKey, value: { seed: world.seed } }], now());
  });

import type { Clan, WeaponMastery } from '@hotdrop/shared-domain/wire';
import { and, desc, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import { clans, players, weaponMasteries } from '../data/schema.ts';
import { detailsAge, recentRenewal } from '../durations.ts';
import { UpstreamError } from '../upstream/upstream.ts';
import { job } from './job.ts';

/** More than the key of a larger site allows in a minute. */
const maxPerRun = 50;

/** Details of recently renewed players that are missing or old. */
const isDue = ({ now }: Context, fetchedAt: PgColumn) => {
  const before = (age: number) => new Date(now().getTime() - age);
  return and(
    gt(players.syncedAt, before(recentRenewal)),
    or(isNull(fetchedAt), lt(fetchedAt, before(detailsAge))),
  );
};

const listDueClans = (context: Context) =>
  context.db
    .selectDistinct({ id: players.clanId, platform: players.platform })
    .from(players)
    .leftJoin(clans, eq(clans.id, players.clanId))
    .where(and(isNotNull(players.clanId), isDue(context, clans.fetchedAt)))
    .limit(maxPerRun);

const listDuePlayers = (context: Context) =>
  context.db
    .select({ accountId: players.accountId, platform: players.platform })
    .from(players)
    .leftJoin(weaponMasteries, eq(weaponMasteries.accountId, players.accountId))
    .where(isDue(context, weaponMasteries.fetchedAt))
    .orderBy(desc(players.syncedAt))
    .limit(maxPerRun);

/** Null keeps the stored name, if there is one. */
const saveClan = async ({ db, now }: Context, id: string, clan: Clan | null): Promise<void> => {
  const read = { ...clan, fetchedAt: now() };
  await db
    .insert(clans)
    .values({ id, name: null, tag: '', ...read })
    .onConflictDoUpdate({ target: clans.id, set: read });
};

/** Null keeps the stored weapons. */
const saveWeapons = async (
  { db, now }: Context,
  accountId: string,
  weapons: readonly WeaponMastery[] | null,
): Promise<void> => {
  const fetchedAt = now();
  await db
    .insert(weaponMasteries)
    .values({ accountId, weapons: weapons ?? [], fetchedAt })
    .onConflictDoUpdate({
      target: weaponMasteries.accountId,
      set: { fetchedAt, ...(weapons && { weapons }) },
    });
};

/** Reads a detail when the key has requests to spare. Null: not readable, so that it waits for its next turn. */
const read = async <T>({ budget, log }: Context, work: () => Promise<T>): Promise<T | null> => {
  try {
    return await budget.reserve(1, work, 'detail');
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 'malformed') throw error;
    log.warn({ err: error }, 'A clan or weapon mastery could not be read');
    return null;
  }
};

/** Reads clans and weapon mastery each minute with the requests that all other work leaves. */
export const refreshDetails = job({
  name: 'refresh-details',
  cron: '* * * * *',
  retryLimit: 0,
  async run(context) {
    const { source } = context;
    if (source.isInstant) return;
    try {
      for (const { id, platform } of await listDueClans(context))
        if (id !== null) await saveClan(context, id, await read(context, () => source.clan(platform, id)));
      for (const { accountId, platform } of await listDuePlayers(context)) {
        const weapons = await read(context, () => source.weapons(platform, accountId));
        await saveWeapons(context, accountId, weapons);
      }
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status !== 'limited') throw error;
    }
  },
});

import { and, isNotNull, lt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import {
  boardPlaces,
  comments,
  landingCells,
  landingHours,
  landingTowns,
  pointReadings,
  ratingDays,
  sessions,
  usedNonces,
} from '../data/schema.ts';
import { deleteOldMessages } from '../discord/messages.ts';
import {
  idempotencyLifetime,
  landingHourRetention,
  matchRetention,
  nonceLifetime,
  placeRetention,
  pointRetention,
  ratingRetention,
} from '../durations.ts';
import { deleteHiddenRows } from '../hidden/hide-player.ts';
import { utcDay } from '../leaderboards/places.ts';
import { deleteOldFailures } from '../matches/kill-log.ts';
import { deleteOldLookups } from '../players/new-players.ts';
import { deleteFullShares } from '../players/waiting.ts';
import { job } from './job.ts';

/** Deletes expired sessions, nonces, idempotency keys, rank points, places, distributions, and sums of landings. */
export const deleteExpired = job({
  name: 'delete-expired',
  cron: '25 4 * * *',
  expireInSeconds: 1800,
  async run(context: Context) {
    const { db, now, store } = context;
    await db.delete(sessions).where(lt(sessions.expiresAt, now()));
    await db.delete(usedNonces).where(lt(usedNonces.usedAt, new Date(now().getTime() - 4 * nonceLifetime)));
    const pointsFrom = new Date(now().getTime() - pointRetention);
    await db.delete(pointReadings).where(lt(pointReadings.at, pointsFrom));
    const placesFrom = utcDay(now().getTime() - placeRetention);
    await db.delete(boardPlaces).where(lt(boardPlaces.day, placesFrom));
    const ratingsFrom = utcDay(now().getTime() - ratingRetention);
    await db.delete(ratingDays).where(lt(ratingDays.day, ratingsFrom));
    const landingsFrom = utcDay(now().getTime() - matchRetention);
    await db.delete(landingCells).where(lt(landingCells.day, landingsFrom));
    await db.delete(landingTowns).where(lt(landingTowns.day, landingsFrom));
    const hoursFrom = new Date(now().getTime() - landingHourRetention);
    await db.delete(landingHours).where(lt(landingHours.hour, hoursFrom));
    await deleteOldLookups(context);
    await deleteFullShares(context);
    await deleteOldFailures(context);
    await deleteOldMessages(context);
    // A host that had not yet noticed may have saved some of them.
    await deleteHiddenRows(db);
    const keysUntil = new Date(now().getTime() - idempotencyLifetime);
    await db
      .update(comments)
      .set({ idempotencyKey: null })
      .where(and(isNotNull(comments.idempotencyKey), lt(comments.createdAt, keysUntil)));
    // PGlite has no autovacuum.
    if (store.kind === 'pglite') await store.execute('vacuum analyze');
  },
});

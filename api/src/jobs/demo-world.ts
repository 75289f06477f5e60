import { setTimeout } from 'node:timers/promises';
import { examplePlayers } from '@hotdrop/demo-world/example-players';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { tracks } from '../data/schema.ts';
import { days, sourceRetention } from '../durations.ts';
import { findOrFetchMatch } from '../matches/match.ts';
import { fetchTelemetry } from '../tracks/tracks.ts';
import { seedDatabase } from '../upstream/demo/seed-database.ts';
import { job } from './job.ts';
import { refreshHotDrops } from './refresh-hot-drops.ts';

/**
 * Writes the demo world again when a season begins: the stats of all players in the new season fill boards and ranks.
 * Checks every minute, because the first renewal in a season builds its boards from the stats that are stored.
 */
export const refreshDemoWorld = job({
  name: 'refresh-demo-world',
  cron: '* * * * *',
  expireInSeconds: 1800,
  async run(context) {
    if (context.source.name === 'demo')
      await seedDatabase(context, context.world(), Number.POSITIVE_INFINITY);
  },
});

/** The larger maps have enough landings with this many matches. */
const enough = 400;
/** A new site reads these at once, and a few each minute later: inventing the places of a match takes as long as a page. */
const atFirst = 90;
const perRun = 4;
/** Milliseconds between two matches, which other work of the host gets. */
const pause = 50;

/** The example players come first, and each with this many matches: their profiles show where they land. */
const perExample = 24;

/** The matches to read, the most useful first. */
function* listWanted({
  game,
  now,
  world,
}: Context): Generator<{ id: string; createdAt: Date; platform: string }> {
  const to = now().getTime();
  const from = to - sourceRetention + days(1);
  const demo = world();
  for (const { platform, name } of examplePlayers.slice(0, 2)) {
    const person = demo.personByName(platform, name);
    for (const head of person ? demo.listMatchesOf(person, from, to).slice(0, perExample) : [])
      yield { ...head, platform };
  }
  const platform = game.defaultPlatform;
  for (const head of demo.listMatches(platform, from, to)) yield { ...head, platform };
}

/** The first wanted matches without tracks, as many as this run reads. */
const listNext = async (context: Context): Promise<readonly { id: string; platform: string }[]> => {
  const { db } = context;
  const known = await db.$count(tracks);
  const count = known < atFirst ? atFirst - known : Math.min(perRun, enough - known);
  const next: { id: string; platform: string }[] = [];
  for (const { id, createdAt, platform } of listWanted(context)) {
    if (next.length >= count) break;
    const isKnown = await db.$count(tracks, and(eq(tracks.matchId, id), eq(tracks.createdAt, createdAt)));
    if (!isKnown && !next.some((one) => one.id === id)) next.push({ id, platform });
  }
  return next;
};

/** Reads matches of the demo world that no visitor has asked for, because landing maps are sums of many matches. */
export const readDemoMatches = job({
  name: 'read-demo-matches',
  cron: '* * * * *',
  expireInSeconds: 600,
  retryLimit: 0,
  async run(context) {
    if (context.source.name !== 'demo') return;
    const next = await listNext(context);
    for (const { id, platform } of next) {
      const match = await findOrFetchMatch(context, platform, id);
      if (match) await fetchTelemetry(context, match);
      await setTimeout(pause);
    }
    if (next.length > perRun) await refreshHotDrops.run(context, {});
  },
});

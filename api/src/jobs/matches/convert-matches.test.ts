import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import * as v from 'valibot';
import { openStoreOn } from '../../data/pglite.ts';
import { migrationsFolder } from '../../data/schema-version.ts';
import { readMatch } from '../../matches/stored-match.ts';
import { accountId, usePubg } from '../../testing/pubg/use-pubg.ts';
import { startApi, type TestApi } from '../../testing/start-api.ts';
import type { Member } from '../../upstream/upstream.ts';
import { queueInitialJobs } from '../jobs.ts';

const game = usePubg();
const lastOldMigration = 3;

/** A database as it was before weekly partitions. */
const createOldDatabase = async (): Promise<PGlite> => {
  const folder = mkdtempSync(join(tmpdir(), 'hotdrop-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const journalSchema = v.looseObject({ entries: v.array(v.looseObject({ idx: v.number() })) });
  const all = v.parse(journalSchema, JSON.parse(readFileSync(journal, 'utf8')));
  const entries = all.entries.filter(({ idx }) => idx <= lastOldMigration);
  writeFileSync(journal, JSON.stringify({ ...all, entries }));
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder: folder });
  return client;
};

const insert = (client: PGlite, table: string, rows: readonly object[]) => {
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        value,
      ]),
    ),
  );
  const list = `jsonb_populate_recordset(null::${table}, $1)`;
  return client.query(`insert into ${table} select * from ${list}`, [JSON.stringify(named)]);
};

const toOldParticipant = (matchId: string, createdAt: Date, { playerId, shard, ...figures }: Member) => ({
  ...figures,
  ...{ matchId, createdAt, accountId: playerId, platform: shard.toLowerCase() },
});

const list = async (api: TestApi, id = accountId) =>
  (await api.get(`/players/steam/${id}/matches`)).data.matches;
const open = async (api: TestApi) =>
  (await api.get(`/players/steam/${accountId}/matches/${game.match}`)).data.match;

/** Stores the match of `RealPlayer` with its kill log, and returns it. */
const storeMatch = async () => {
  await game.api.get('/players/steam/RealPlayer');
  await game.api.runJobs();
  await open(game.api);
  await game.api.runJobs();
  const match = await readMatch(game.api.context, game.match);
  if (!match?.members) throw new Error('The match is not stored.');
  return { ...match, members: match.members };
};

test('keeps the matches of a database from before weekly partitions', async () => {
  const match = await storeMatch();
  const { members, createdAt, id } = match;
  const mates = members.filter(({ teamId }) => teamId === members[0]?.teamId);
  const partial = { ...match, id: 'with a team only', members: null, killLog: null };
  const expired = { ...match, id: 'expired', createdAt: new Date('2026-01-01T00:00:00Z') };
  const client = await createOldDatabase();
  await insert(client, 'matches', [match, partial, expired]);
  await insert(client, 'participants', [
    ...members.map((member) => toOldParticipant(id, createdAt, member)),
    ...mates.map((member) => toOldParticipant(partial.id, createdAt, member)),
    ...members.map((member) => toOldParticipant(expired.id, expired.createdAt, member)),
  ]);
  const player = { accountId, platform: 'steam', name: 'RealPlayer', seenAt: createdAt };
  await insert(client, 'players', [player]);

  const upgraded = await startApi({
    settings: { PUBG_API_KEY: 'a-key-that-is-long-enough', PUBG_API_URL: game.pubg.url },
    store: await openStoreOn(client),
  });
  try {
    await queueInitialJobs(upgraded.context);
    await upgraded.runJobs();
    const listed = await list(upgraded);
    expect(listed.map((each: { id: string }) => each.id).toSorted()).toEqual([id, partial.id].toSorted());
    const [expected] = await list(game.api);
    expect(listed.find((each: { id: string }) => each.id === id)).toEqual(expected);
    expect(await readMatch(upgraded.context, id)).toEqual(match);
    expect((await open(upgraded)).killLog).toEqual((await open(game.api)).killLog);
    const { rows } = await upgraded.context.store.execute(
      "select count(*)::int as rows, to_regclass('matches_to_convert') as old from participants",
    );
    expect(rows[0]).toEqual({ rows: 8, old: null });
  } finally {
    await upgraded.close();
  }
});

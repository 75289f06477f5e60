import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type LocalServer, startLocalServer } from '../../testing/local-server.ts';
import { openPglite } from '../data/pglite.ts';
import { players, users, webhookMessages, webhooks } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { addMessages } from './messages.ts';
import { encryptAddress } from './webhook-address.ts';

const secret = 'a session secret for tests, 32 characters';
const dataDir = mkdtempSync(join(tmpdir(), 'hotdrop-discord-'));
const now = new Date();

const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
  const store = await openPglite(dataDir);
  try {
    return await work(store.db);
  } finally {
    await store.close();
  }
};

const addPromotion = (tier: string) => (db: Database) =>
  addMessages(
    db,
    1,
    [{ kind: 'promotion', season: 'division.bro.official.pc-2018-43', mode: 'squad', tier, subTier: '4' }],
    now,
  );

let discord: LocalServer;
const titles: string[] = [];
/** How long Discord takes, in milliseconds. */
let delay = 0;

beforeAll(async () => {
  discord = await startLocalServer((path, _, body) => {
    if (!path.startsWith('/api/webhooks/')) return undefined;
    titles.push(JSON.parse(body).embeds[0].title);
    return { delay };
  });
  await withDatabase(async (db) => {
    await db.insert(users).values({ id: 'user', displayName: 'Dana', seenAt: now });
    const player = { accountId: 'account.player', platform: 'steam' };
    await db.insert(players).values({ ...player, name: 'Player', seenAt: now });
    await db.insert(webhooks).values({
      ...player,
      userId: 'user',
      address: encryptAddress({ id: '1', token: 'token' }, secret),
      language: 'en',
      createdAt: now,
      comparedAt: now,
    });
  });
});
const hosts: ChildProcess[] = [];
afterAll(async () => {
  for (const host of hosts) host.kill('SIGKILL');
  await discord.close();
});

const startHost = (): ChildProcess => {
  const host = spawn(process.execPath, [resolve(__dirname, '../server.ts')], {
    env: {
      DATA_DIR: dataDir,
      SESSION_SECRET: secret,
      API_PORT: '0',
      OPERATORS_PORT: '0',
      DISCORD_ORIGIN: discord.url,
      SITE_ORIGINS: discord.url,
      PUBG_API_KEY: 'a-key-that-is-long-enough',
      PUBG_API_URL: discord.url,
    },
    stdio: 'ignore',
  });
  hosts.push(host);
  return host;
};

const kill = async (host: ChildProcess) => {
  host.kill('SIGKILL');
  await once(host, 'exit');
};

const waitForMessages = async (count: number) => {
  while (titles.length < count) await wait(100);
};

test('a message that was on its way when its host was killed is never sent again', async () => {
  await withDatabase(addPromotion('Gold'));
  delay = 60_000;
  const first = startHost();
  await waitForMessages(1);
  await kill(first);

  delay = 0;
  await withDatabase(addPromotion('Crystal'));
  const second = startHost();
  await waitForMessages(2);
  await kill(second);
  expect(titles).toEqual(['Promoted to Gold 4', 'Promoted to Crystal 4']);
  const rows = await withDatabase((db) => db.select().from(webhookMessages));
  expect(rows.map(({ nextTryAt }) => nextTryAt)).toEqual([null, null]);
});

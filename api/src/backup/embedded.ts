import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { createFiles, findFiles } from '../data/database-folder.ts';
import { FolderLockedError, lockFolder } from '../data/folder-lock.ts';
import { embeddedFolder, openExistingPglite } from '../data/pglite.ts';
import { readSchemaVersion } from '../data/schema-version.ts';
import type { Store } from '../data/store.ts';
import { hiddenCommandSchema, runHiddenCommand } from '../hidden/hide-player.ts';
import { ProblemError, problemOf } from '../http/problem.ts';
import { BackupError, type BackupFacts, parseFacts } from './backup-file.ts';
import { type CheckReport, checkDatabase, reasonOf } from './check-database.ts';
import { endSessions, refuseData, refuseOtherBackup, type Target } from './target.ts';

/*
 * Only one process can use an embedded database, so commands ask the host that runs on it. They find its address and a
 * token in the database's folder: a user who can read the folder can read the database anyway.
 */

const linkSchema = v.object({ url: v.string(), token: v.string() });

type HostLink = v.InferOutput<typeof linkSchema>;

const fileIn = (dataDir: string): string => join(embeddedFolder(dataDir), 'host.json');

export const createToken = (): string => randomBytes(32).toString('base64url');

export const writeHostLink = (dataDir: string, link: HostLink): void => {
  const file = fileIn(dataDir);
  const draft = `${file}.tmp`;
  rmSync(draft, { force: true });
  writeFileSync(draft, JSON.stringify(link), { mode: 0o600 });
  renameSync(draft, file);
};

/** A host that was killed leaves its link behind, so readers also need the lock of the folder. */
const readHostLink = (dataDir: string): HostLink | null => {
  const file = fileIn(dataDir);
  return existsSync(file) ? v.parse(linkSchema, JSON.parse(readFileSync(file, 'utf8'))) : null;
};

export const removeHostLink = (dataDir: string): void => rmSync(fileIn(dataDir), { force: true });

interface DatabaseAppOptions {
  readonly store: Store;
  readonly token: string;
  readonly log: Logger;
}

/** Serves the commands that need no stop on this machine while the host runs on an embedded database. */
export const createDatabaseApp = ({ store, token, log }: DatabaseAppOptions): Hono => {
  const app = new Hono();
  app.use(bearerAuth({ token }));
  app.post('/dump', async () => {
    const { facts, files } = await dumpStore(store);
    log.info({ bytes: files.size }, 'The files of the database were sent for a backup');
    return new Response(files, { headers: { [factsHeader]: JSON.stringify(facts) } });
  });
  app.post('/check', async (request) => request.json(await checkDatabase(store)));
  app.post('/hidden', async (request) =>
    request.json(await runHiddenCommand(store.db, v.parse(hiddenCommandSchema, await request.req.json()))),
  );
  app.onError((error) => {
    if ('getResponse' in error) return error.getResponse();
    log.error({ err: error }, 'A command on the database failed');
    const { headers, body } = problemOf(new ProblemError(500, reasonOf(error)));
    return new Response(body, { status: 500, headers });
  });
  return app;
};

/** Carries the facts of a dump beside its bytes. */
const factsHeader = 'Hotdrop-Backup';

interface EmbeddedDump {
  readonly facts: BackupFacts;
  readonly files: Blob;
}

/** Dumps the files of an embedded database. Calls wait meanwhile. */
const dumpStore = async ({ execute, dumpFiles }: Store): Promise<EmbeddedDump> => {
  if (!dumpFiles) throw new BackupError('Only an embedded database has files to dump.');
  const { rows } = await execute("select current_setting('server_version_num')::int / 10000 as version");
  const { version: schema } = await readSchemaVersion(execute);
  const files = await dumpFiles();
  const createdAt = new Date().toISOString();
  return { facts: { database: 'pglite', postgresql: Number(rows[0]?.version), schema, createdAt }, files };
};

/** Reaches an embedded database: through the host that runs on it, or in its folder. */
interface Access {
  dump(): Promise<{ readonly facts: BackupFacts; readonly files: Readable }>;
  check(): Promise<CheckReport>;
  changeHidden: Target['changeHidden'];
  close(): Promise<void>;
}

const accessStore = (store: Store): Access => ({
  async dump() {
    const { facts, files } = await dumpStore(store);
    return { facts, files: Readable.from(files.stream()) };
  },
  check: () => checkDatabase(store),
  changeHidden: (command) => runHiddenCommand(store.db, command),
  close: () => store.close(),
});

const accessHost = ({ url, token }: HostLink): Access => {
  const post = async (path: string, body?: unknown): Promise<Response> => {
    const request = {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    };
    const response = await fetch(`${url}/database/${path}`, request).catch((error) => {
      throw new BackupError(
        `The host that uses the database does not answer at ${url} (${reasonOf(error)}). It may be starting or stopping: try again in a few seconds.`,
      );
    });
    if (response.ok) return response;
    throw new BackupError(
      `The host at ${url} could not do this (${response.status}). Its log has the reason.`,
    );
  };
  return {
    async dump() {
      const { headers, body } = await post('dump');
      return { facts: parseFacts(headers.get(factsHeader) ?? ''), files: Readable.from(body ?? []) };
    },
    check: async () => JSON.parse(await (await post('check')).text()),
    changeHidden: async (command) => JSON.parse(await (await post('hidden', command)).text()),
    close: async () => {},
  };
};

const openAccess = async (dataDir: string): Promise<Access> => {
  try {
    return accessStore(await openExistingPglite(dataDir));
  } catch (error) {
    const link = error instanceof FolderLockedError && readHostLink(dataDir);
    if (!link) throw error;
    return accessHost(link);
  }
};

const withAccess = async <T>(dataDir: string, work: (access: Access) => Promise<T>): Promise<T> => {
  const access = await openAccess(dataDir);
  try {
    return await work(access);
  } finally {
    await access.close();
  }
};

export const embeddedTarget = (dataDir: string): Target => ({
  dump: (save) =>
    withAccess(dataDir, async (access) => {
      const { facts, files } = await access.dump();
      await save(facts, files);
    }),

  async restore(backup, { isReplacing }) {
    refuseOtherBackup(backup, 'pglite');
    const folder = embeddedFolder(dataDir);
    const unlock = lockFolder(folder);
    try {
      if (findFiles(folder) && !isReplacing) throw refuseData(`The database in ${folder}`);
      const loadDataDir = new Blob([await buffer(backup.read())]);
      await createFiles(folder, { loadDataDir }, async (client) => void (await client.exec(endSessions)));
    } catch (error) {
      if (error instanceof BackupError) throw error;
      throw new BackupError(
        `The backup, with files of PostgreSQL ${backup.facts.postgresql}, could not be restored into ${folder}: ${reasonOf(error)}. Nothing was changed.`,
        { cause: error },
      );
    } finally {
      unlock();
    }
  },

  check: () => withAccess(dataDir, (access) => access.check()),

  changeHidden: (command) => withAccess(dataDir, (access) => access.changeHidden(command)),
});

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { storeOn } from '../data/pglite.ts';
import { openPostgresql } from '../data/postgresql.ts';
import type { Store } from '../data/store.ts';

/**
 * A database for each test file, quickly: it is filled once, kept under the hash of the code that fills it, and
 * copied. On PGlite the copy is a dump; on PostgreSQL, where TEST_POSTGRES_URL leads, it is a template database.
 */

type Fill = (store: Store) => Promise<void>;

const source = resolve(import.meta.dirname, '..');
const cache = resolve(source, '../../.cache/api-tests');

const hashOf = (folders: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const entry of readdirSync(join(source, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && !entry.name.includes('.test.'))
        hash.update(readFileSync(join(entry.parentPath, entry.name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
};

const preparedUnder = (name: string) =>
  `${name}_${hashOf(['data', 'upstream/demo', 'jobs', 'ranks', 'stats', 'testing'])}`;

const onPglite = async (name: string, fill: Fill): Promise<Store> => {
  const file = join(cache, `${preparedUnder(name)}.tar.gz`);
  if (!existsSync(file)) {
    const client = await PGlite.create();
    await fill(await storeOn(client));
    const dump = await client.dumpDataDir('gzip');
    mkdirSync(cache, { recursive: true });
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
    await client.close();
  }
  return storeOn(await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) }));
};

const inDatabase = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

let made = 0;

const onPostgresql = async (server: string, kind: string, fill: Fill): Promise<Store> => {
  const template = `prepared_${preparedUnder(kind)}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      await admin.query(`drop database if exists ${template}_draft`);
      await admin.query(`create database ${template}_draft`);
      const store = await openPostgresql(inDatabase(server, `${template}_draft`), {
        connections: 4,
        onLost: () => {},
      });
      await fill(store);
      await store.close();
      await admin.query(`alter database ${template}_draft rename to ${template}`);
    }
    const name = `test_${process.pid}_${made++}_${Date.now()}`;
    await admin.query(`create database ${name} template ${template}`);
    return await openPostgresql(inDatabase(server, name), { connections: 8, onLost: () => {} });
  } finally {
    await admin.end();
  }
};

export const preparedStore = (name: string, fill: Fill): Promise<Store> => {
  const server = process.env.TEST_POSTGRES_URL;
  return server ? onPostgresql(server, name, fill) : onPglite(name, fill);
};

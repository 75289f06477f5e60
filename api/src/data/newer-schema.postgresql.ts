import pg from 'pg';
import { openPostgresql } from './postgresql.ts';

jest.setTimeout(60_000);

const server = String(process.env.TEST_POSTGRES_URL);
const name = `newer_${process.pid}_${Date.now()}`;
const options = { connections: 4, onLost: () => {} };

test('refuses a database that a newer version has migrated', async () => {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const store = await openPostgresql(url.href, options);
  await store.execute(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('next year', 1830000000000)",
  );
  await store.close();
  await expect(openPostgresql(url.href, options)).rejects.toThrow(/migrated by a newer version of Hotdrop/);
});

import pg from 'pg';

let created = 0;

/** Creates an empty database on the PostgreSQL server of the tests, and returns its URL. */
export async function anEmptyDatabase(topic: string): Promise<string> {
  const server = String(process.env.TEST_POSTGRES_URL);
  const name = `${topic}_${process.pid}_${created++}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

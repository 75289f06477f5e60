import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export class NoPostgresError extends Error {
  override name = 'NoPostgresError';
}

/** Debian keeps PostgreSQL's programs out of PATH. */
const debian = '/usr/lib/postgresql';

/** The folder with `initdb` and `postgres`. */
export function postgresPrograms(env: NodeJS.ProcessEnv = process.env): string {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(env.PATH ?? '').split(path.delimiter).filter(Boolean),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')));
  if (found) return found;
  throw new NoPostgresError(
    'PostgreSQL is not installed. Install it (apt-get install postgresql-15), or name a server that tests may fill: TEST_POSTGRES_URL=postgres://user@host/postgres',
  );
}

/** PostgreSQL refuses to run as root. */
export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

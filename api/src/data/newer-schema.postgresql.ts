import { anEmptyDatabase } from '../testing/an-empty-database.ts';
import { openPostgresql } from './postgresql.ts';

const options = { connections: 4, onLost: () => {} };

test('refuses a database that a newer version has migrated', async () => {
  const url = await anEmptyDatabase('newer');
  const store = await openPostgresql(url, options);
  await store.execute(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('next year', 1830000000000)",
  );
  await store.close();
  await expect(openPostgresql(url, options)).rejects.toThrow(/migrated by a newer version of Hotdrop/);
});

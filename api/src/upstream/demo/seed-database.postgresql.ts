import { DemoWorld } from '@hotdrop/demo-world/world';
import pg from 'pg';
import { anEmptyDatabase } from '../../../testing/an-empty-database.ts';
import { startApi } from '../../../testing/start-api.ts';
import { openPostgresql } from '../../data/postgresql.ts';
import { seedDatabase } from './seed-database.ts';

const isAnyStatementWaiting = `
  select 1 from pg_stat_activity
   where datname = current_database() and wait_event_type = 'Lock' and now() - query_start > interval '3 seconds'`;

test('a statement that writes the demo world may take longer than a statement of a call', async () => {
  const url = await anEmptyDatabase('seed');
  const store = await openPostgresql(url, { connections: 4, onLost: () => {} });
  const { context, close } = await startApi({ store });
  const locker = new pg.Client({ connectionString: url });
  const observer = new pg.Client({ connectionString: url });
  await Promise.all([locker.connect(), observer.connect()]);
  await locker.query('begin; lock table players in access exclusive mode');
  let isOver = false;
  const seeding = seedDatabase(context, new DemoWorld(7, 0.06)).finally(() => {
    isOver = true;
  });
  while (!isOver && (await observer.query(isAnyStatementWaiting)).rows.length === 0)
    await new Promise((go) => setTimeout(go, 100));
  await locker.query('commit');
  await Promise.all([locker.end(), observer.end()]);
  await expect(seeding).resolves.toBeUndefined();
  await close();
});

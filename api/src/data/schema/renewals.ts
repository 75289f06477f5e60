import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** The last renewal of each player; unfinished rows are the queue that visitors see. */
export const renewals = pgTable(
  'renewals',
  {
    accountId: text('account_id').primaryKey(),
    platform: text('platform').notNull(),
    visitor: text('visitor').notNull(),
    requestedAt: time('requested_at').notNull(),
    /** Renewals with a smaller number run first. */
    priority: integer('priority').notNull().default(1),
    startedAt: time('started_at'),
    /** A host works on the renewal until then. It extends the time while it runs. */
    leasedUntil: time('leased_until'),
    /** How often the renewal failed. */
    failures: integer('failures').notNull().default(0),
    finishedAt: time('finished_at'),
    error: text('error').$type<'player not found' | 'network'>(),
    changes: jsonb('changes').$type<{ matches: number; rankPoint: Record<string, number> }>(),
  },
  (table) => [
    index('renewals_in_order').on(table.priority, table.requestedAt).where(sql`${table.finishedAt} is null`),
  ],
);

/** Names that visitors look up and the site does not know. Unanswered rows are a queue. */
export const nameLookups = pgTable(
  'name_lookups',
  {
    platform: text('platform').notNull(),
    name: text('name').notNull(),
    requestedAt: time('requested_at').notNull(),
    /** When the source answered. A player of this name is in `players`; without one, the name is unknown. */
    answeredAt: time('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.name] }),
    index('name_lookups_waiting').on(table.requestedAt).where(sql`${table.answeredAt} is null`),
  ],
);

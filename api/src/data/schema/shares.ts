import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** The rest of each visitor's share of upstream lookups and renewals. */
export const visitorShares = pgTable(
  'visitor_shares',
  {
    visitor: text('visitor').notNull(),
    kind: text('kind').$type<'lookup' | 'renewal'>().notNull(),
    left: doublePrecision('left').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitor, table.kind] }), index('visitor_shares_at').on(table.at)],
);

/** The remaining requests of each API key, shared by all hosts. */
export const rateBudgets = pgTable('rate_budgets', {
  name: text('name').primaryKey(),
  left: integer('left').notNull(),
  limit: integer('limit').notNull(),
  resetsAt: time('resets_at').notNull(),
});

/** The part of a key that each kind of background work still has while visitors wait. */
export const backgroundShares = pgTable(
  'background_shares',
  {
    budget: text('budget').notNull(),
    work: text('work').notNull(),
    left: doublePrecision('left').notNull(),
    at: time('at').notNull(),
    /** The requests that other work leaves to it, because the key was spent when it had its share. */
    owed: integer('owed').notNull(),
  },
  (table) => [primaryKey({ columns: [table.budget, table.work] })],
);

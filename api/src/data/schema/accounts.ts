import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

export const users = pgTable('users', {
  /** The account at the sign-in provider. */
  id: text('id').primaryKey(),
  displayName: text('display_name').notNull(),
  profileUrl: text('profile_url'),
  avatarUrl: text('avatar_url'),
  seenAt: time('seen_at').notNull(),
});

export const sessions = pgTable(
  'sessions',
  {
    /** A hash of the cookie's secret, so that reading the table is not enough to take over a session. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('sessions_expires_at').on(table.expiresAt)],
);

/** Used answers of the sign-in provider, so that none can be used twice. */
export const usedNonces = pgTable(
  'used_nonces',
  { nonce: text('nonce').primaryKey(), usedAt: time('used_at').notNull() },
  (table) => [index('used_nonces_used_at').on(table.usedAt)],
);

export const comments = pgTable(
  'comments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    content: text('content').notNull(),
    createdAt: time('created_at').notNull(),
    /** From the client, so that a request that was sent twice posts one comment. Null after a day. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    index('comments_of_author').on(table.authorId, table.createdAt),
    uniqueIndex('comments_by_key').on(table.authorId, table.idempotencyKey),
  ],
);

import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { apiKeys, comments, sessions, visitorShares, webhooks } from '../data/schema.ts';
import type { Database } from '../data/store.ts';

/** Something that the site keeps about an account. */
interface KeptData {
  readonly name: string;
  /** What the account may download: without secrets and their hashes. */
  readonly read: (db: Database, userId: string) => Promise<Record<string, unknown>[]>;
  readonly delete: (db: Database, userId: string) => Promise<unknown>;
}

const keep = (
  name: string,
  table: PgTable,
  owner: PgColumn,
  columns: Readonly<Record<string, PgColumn>>,
): KeptData => ({
  name,
  read: (db, userId) => db.select(columns).from(table).where(eq(owner, userId)),
  delete: (db, userId) => db.delete(table).where(eq(owner, userId)),
});

/** Every table with rows of accounts, beside that of the accounts themselves. A new table has an entry here. */
export const keptData: readonly KeptData[] = [
  keep('comments', comments, comments.authorId, {
    id: comments.id,
    content: comments.content,
    createdAt: comments.createdAt,
  }),
  keep('apiKeys', apiKeys, apiKeys.userId, {
    id: apiKeys.id,
    name: apiKeys.name,
    createdAt: apiKeys.createdAt,
    usedAt: apiKeys.usedAt,
  }),
  keep('webhooks', webhooks, webhooks.userId, {
    id: webhooks.id,
    platform: webhooks.platform,
    accountId: webhooks.accountId,
    language: webhooks.language,
    createdAt: webhooks.createdAt,
  }),
  keep('sessions', sessions, sessions.userId, { expiresAt: sessions.expiresAt }),
  keep('limits', visitorShares, visitorShares.visitor, { kind: visitorShares.kind, at: visitorShares.at }),
];

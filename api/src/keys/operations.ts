import { limits } from '@hotdrop/shared-domain/rules';
import type { ApiKey } from '@hotdrop/shared-domain/wire';
import { and, desc, eq } from 'drizzle-orm';
import { hashSecret } from '../auth/session.ts';
import { lockAccount, requireUser, requireWriter } from '../auth/writer.ts';
import { apiKeys } from '../data/schema.ts';
import { operation } from '../http/operation.ts';
import { forbidden, notFound } from '../http/problem.ts';
import { createApiKey as generateApiKey } from './api-key.ts';

const purpose = 'manage your API keys';

const toApiKey = ({ id, name, createdAt, usedAt }: typeof apiKeys.$inferSelect): ApiKey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});

export const listApiKeys = operation(
  'listApiKeys',
  { summary: 'The API keys of the signed-in account, newest first', isPersonal: true },
  async ({ db }, _input, visit) => {
    const user = await requireUser(visit, purpose);
    const rows = await db.select().from(apiKeys).where(eq(apiKeys.userId, user.id)).orderBy(desc(apiKeys.id));
    return { keys: rows.map(toApiKey) };
  },
);

export const createApiKey = operation(
  'createApiKey',
  { summary: 'Create an API key, which only this answer has', isPersonal: true },
  async (context, { name }, visit) => {
    const user = await requireWriter(context, visit, purpose);
    const secret = generateApiKey();
    const row = await context.db.transaction(async (tx) => {
      await lockAccount(tx, user.id);
      if ((await tx.$count(apiKeys, eq(apiKeys.userId, user.id))) >= limits.apiKeys) {
        throw forbidden(`An account has at most ${limits.apiKeys} keys. Revoke one to create another.`);
      }
      const [created] = await tx
        .insert(apiKeys)
        .values({ userId: user.id, name, hash: hashSecret(secret), createdAt: context.now() })
        .returning();
      if (!created) throw new Error('The database did not return the new key.');
      return created;
    });
    return { ...toApiKey(row), secret };
  },
);

export const deleteApiKey = operation(
  'deleteApiKey',
  { summary: 'Revoke an API key', isPersonal: true },
  async (context, { id }, visit) => {
    const user = await requireWriter(context, visit, purpose);
    const deleted = await context.db
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, user.id)))
      .returning({ id: apiKeys.id });
    if (deleted.length === 0) throw notFound('Your account has no such key.');
    return { id };
  },
);

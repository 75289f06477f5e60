import { eq } from 'drizzle-orm';
import { signOutCookie } from '../auth/session.ts';
import { lockAccount, requireUser, requireWriter } from '../auth/writer.ts';
import { users } from '../data/schema.ts';
import { operation } from '../http/operation.ts';
import { keptData } from './kept-data.ts';

const purpose = 'see or delete what the site keeps about you';

export const getMyData = operation(
  'getMyData',
  { summary: 'Everything that the site keeps about the signed-in account', isPersonal: true },
  async ({ db }, _input, visit) => {
    const user = await requireUser(visit, purpose);
    const kept = await Promise.all(
      keptData.map(async ({ name, read }) => [name, await read(db, user.id)] as const),
    );
    visit.setHeader('Content-Disposition', 'attachment; filename="hotdrop-account.json"');
    return { account: { ...user, seenAt: user.seenAt.toISOString() }, kept: Object.fromEntries(kept) };
  },
);

export const deleteMyData = operation(
  'deleteMyData',
  { summary: 'Delete everything that the site keeps about the signed-in account', isPersonal: true },
  async (context, _input, visit) => {
    const user = await requireWriter(context, visit, purpose);
    await context.db.transaction(async (tx) => {
      await lockAccount(tx, user.id);
      for (const each of keptData) await each.delete(tx, user.id);
      await tx.delete(users).where(eq(users.id, user.id));
    });
    visit.setHeader('Set-Cookie', signOutCookie(context));
    return { auth: null };
  },
);

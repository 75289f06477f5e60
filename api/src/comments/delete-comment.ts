import { and, eq } from 'drizzle-orm';
import { comments } from '../data/schema/accounts.ts';
import { operation } from '../http/operation.ts';
import { forbidden, notFound } from '../http/problem.ts';
import { requireWriter } from './require-writer.ts';

export const deleteComment = operation(
  'deleteComment',
  { isPersonal: true },
  async (context, { id }, visit) => {
    const user = await requireWriter(context, visit);
    const deleted = await context.db
      .delete(comments)
      .where(and(eq(comments.id, id), eq(comments.authorId, user.id)))
      .returning({ id: comments.id });
    if (deleted.length > 0) return { id };
    const exists = (await context.db.$count(comments, eq(comments.id, id))) > 0;
    throw exists ? forbidden('Only the author may delete a comment.') : notFound('Comment not found.');
  },
);

import { and, eq } from 'drizzle-orm';
import { comments } from '../data/schema.ts';
import { operation } from '../http/operation.ts';
import { notFound, ProblemError } from '../http/problem.ts';
import { writerOf } from './may-write.ts';

export const deleteComment = operation(
  'deleteComment',
  { isPersonal: true },
  async (context, { id }, visit) => {
    const user = await writerOf(context, visit);
    const deleted = await context.db
      .delete(comments)
      .where(and(eq(comments.id, id), eq(comments.authorId, user.id)))
      .returning({ id: comments.id });
    if (deleted.length > 0) return { id };
    const exists = (await context.db.$count(comments, eq(comments.id, id))) > 0;
    throw exists
      ? new ProblemError(403, 'Only its author may delete a comment.')
      : notFound('There is no such comment.');
  },
);

import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { comments } from '../data/schema.ts';
import { limitWindow } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { tooMany } from '../http/problem.ts';
import { commentFrom } from './comment-row.ts';
import { writerOf } from './may-write.ts';

const most = 5;

export const postComment = operation(
  'postComment',
  { isPersonal: true },
  async (context, { content }, visit) => {
    const user = await writerOf(context, visit);
    const createdAt = context.now();
    const row = await context.db.transaction(async (tx) => {
      // One account's comments are counted one after the other, on whichever host they arrive.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${user.id}))`);
      const recent = await tx
        .select({ createdAt: comments.createdAt })
        .from(comments)
        .where(
          and(
            eq(comments.authorId, user.id),
            gt(comments.createdAt, new Date(createdAt.getTime() - limitWindow)),
          ),
        )
        .orderBy(desc(comments.createdAt))
        .limit(most);
      const oldest = recent[most - 1];
      if (oldest) {
        const wait = oldest.createdAt.getTime() + limitWindow - createdAt.getTime();
        throw tooMany(`At most ${most} comments a minute.`, wait);
      }
      const [written] = await tx
        .insert(comments)
        .values({ authorId: user.id, content, createdAt })
        .returning();
      return written as typeof comments.$inferSelect;
    });
    return commentFrom(row, user, user);
  },
);

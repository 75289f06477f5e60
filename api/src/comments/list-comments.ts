import type { Comment } from '@hotdrop/shared-domain/wire';
import { desc, eq } from 'drizzle-orm';
import type { User } from '../auth/session.ts';
import { comments, users } from '../data/schema/accounts.ts';
import { operation } from '../http/operation.ts';

const perPage = 20;

export const listComments = operation(
  'listComments',
  { isPersonal: true },
  async ({ db }, { page }, visit) => {
    const totalCount = await db.$count(comments);
    const rows = await db
      .select({ comment: comments, author: users })
      .from(comments)
      .innerJoin(users, eq(users.id, comments.authorId))
      .orderBy(desc(comments.id))
      .limit(perPage)
      .offset((page - 1) * perPage);
    const reader = await visit.user();
    return {
      meta: { page, perPage, totalCount },
      comments: rows.map(({ comment, author }) => toComment(comment, author, reader)),
    };
  },
);

export const toComment = (row: typeof comments.$inferSelect, author: User, reader: User | null): Comment => ({
  id: row.id,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  author: { displayName: author.displayName, profileUrl: author.profileUrl, avatarUrl: author.avatarUrl },
  deletable: reader?.id === author.id,
});

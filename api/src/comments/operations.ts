import type { Comment } from '@hotdrop/shared-domain/wire';
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { User } from '../auth/session.ts';
import { lockAccount, requireWriter } from '../auth/writer.ts';
import type { Context } from '../context.ts';
import { comments, users } from '../data/schema.ts';
import type { Database } from '../data/store.ts';
import { rateLimitWindow } from '../durations.ts';
import { operation, type Visit } from '../http/operation.ts';
import { badRequest, forbidden, notFound, tooManyRequests } from '../http/problem.ts';

const perPage = 20;

export const listComments = operation(
  'listComments',
  { summary: 'Comments, newest first', isPersonal: true },
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

const toComment = (row: typeof comments.$inferSelect, author: User, reader: User | null): Comment => ({
  id: row.id,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  author: { displayName: author.displayName, profileUrl: author.profileUrl, avatarUrl: author.avatarUrl },
  deletable: reader?.id === author.id,
});

const maxPerWindow = 5;

const purpose = 'write comments';

const checkLimit = async (db: Database, authorId: string, now: Date): Promise<void> => {
  const windowStart = new Date(now.getTime() - rateLimitWindow);
  const recent = await db
    .select({ createdAt: comments.createdAt })
    .from(comments)
    // Comments from before the clock was set back must not extend the wait.
    .where(
      and(eq(comments.authorId, authorId), gt(comments.createdAt, windowStart), lte(comments.createdAt, now)),
    )
    .orderBy(desc(comments.createdAt))
    .limit(maxPerWindow);
  const oldest = recent[maxPerWindow - 1];
  if (oldest) {
    const retryAfter = oldest.createdAt.getTime() - windowStart.getTime();
    throw tooManyRequests(`Too many comments: at most ${maxPerWindow} a minute are allowed.`, retryAfter);
  }
};

const readIdempotencyKey = (visit: Visit): string | null => {
  const key = visit.header('idempotency-key') ?? null;
  if (key === null || /^[\w-]{8,64}$/.test(key)) return key;
  throw badRequest('Invalid Idempotency-Key: use 8 to 64 letters, digits, dashes, and underscores.');
};

type NewComment = Pick<typeof comments.$inferInsert, 'authorId' | 'content'> & {
  readonly idempotencyKey: string | null;
};

/** The comment that an earlier request with the same key posted. */
const findPosted = async (db: Database, { authorId, idempotencyKey }: NewComment) => {
  if (idempotencyKey === null) return undefined;
  const isSame = and(eq(comments.authorId, authorId), eq(comments.idempotencyKey, idempotencyKey));
  const [posted] = await db.select().from(comments).where(isSame).limit(1);
  return posted;
};

const saveComment = ({ db, now }: Context, comment: NewComment) =>
  db.transaction(async (tx) => {
    const createdAt = now();
    await lockAccount(tx, comment.authorId);
    const posted = await findPosted(tx, comment);
    if (posted) return posted;
    await checkLimit(tx, comment.authorId, createdAt);
    const [row] = await tx
      .insert(comments)
      .values({ ...comment, createdAt })
      .returning();
    if (!row) throw new Error('The database did not return the new comment.');
    return row;
  });

export const postComment = operation(
  'postComment',
  { summary: 'Write a comment', isPersonal: true },
  async (context, { content }, visit) => {
    const user = await requireWriter(context, visit, purpose);
    const idempotencyKey = readIdempotencyKey(visit);
    const row = await saveComment(context, { authorId: user.id, content, idempotencyKey });
    return toComment(row, user, user);
  },
);

export const deleteComment = operation(
  'deleteComment',
  { summary: "Delete one's own comment", isPersonal: true },
  async (context, { id }, visit) => {
    const user = await requireWriter(context, visit, purpose);
    const deleted = await context.db
      .delete(comments)
      .where(and(eq(comments.id, id), eq(comments.authorId, user.id)))
      .returning({ id: comments.id });
    if (deleted.length > 0) return { id };
    const exists = (await context.db.$count(comments, eq(comments.id, id))) > 0;
    throw exists ? forbidden('Only the author may delete a comment.') : notFound('Comment not found.');
  },
);

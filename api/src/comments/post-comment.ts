import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { comments } from '../data/schema/accounts.ts';
import type { Database } from '../data/store.ts';
import { rateLimitWindow } from '../durations.ts';
import { operation, type Visit } from '../http/operation.ts';
import { badRequest, tooManyRequests } from '../http/problem.ts';
import { toComment } from './list-comments.ts';
import { requireWriter } from './require-writer.ts';

const maxPerWindow = 5;

/** Makes comments of one account wait for each other on all hosts, so that parallel requests cannot exceed the limit. */
const lockAuthor = (db: Database, authorId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${authorId}))`);

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
    await lockAuthor(tx, comment.authorId);
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
  { isPersonal: true },
  async (context, { content }, visit) => {
    const user = await requireWriter(context, visit);
    const idempotencyKey = readIdempotencyKey(visit);
    const row = await saveComment(context, { authorId: user.id, content, idempotencyKey });
    return toComment(row, user, user);
  },
);

import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { sessions, users } from '../data/schema.ts';
import { sessionLifetime } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { forbidden } from '../http/problem.ts';
import type { AccountProfile } from '../upstream/upstream.ts';
import { createExpiredCookie, createSignedCookie, readSignedCookie } from './cookies.ts';
import { isCrossSite } from './cross-site.ts';

export type User = typeof users.$inferSelect;

const cookieName = 'hotdrop_session';

/** Secrets are stored as hashes, so that reading the database is not enough to use them. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** The user of the session cookie, or null if the cookie is missing, forged, or expired. */
export const readUser = async (context: Context, cookies: string | undefined): Promise<User | null> => {
  const secret = await readSignedCookie(context, cookies, cookieName);
  if (secret === null) return null;
  const [row] = await context.db
    .select({ user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, hashSecret(secret)), gt(sessions.expiresAt, context.now())))
    .limit(1);
  return row?.user ?? null;
};

/** Starts a session and returns its cookie. */
export const startSession = async (
  context: Context,
  userId: string,
  profile: AccountProfile,
): Promise<string> => {
  const { db, now } = context;
  const user = { id: userId, ...profile, seenAt: now() };
  await db.insert(users).values(user).onConflictDoUpdate({ target: users.id, set: user });
  const secret = randomBytes(24).toString('base64url');
  await db.insert(sessions).values({
    id: hashSecret(secret),
    userId,
    expiresAt: new Date(now().getTime() + sessionLifetime),
  });
  return createSignedCookie(context, cookieName, { value: secret, maxAgeMs: sessionLifetime });
};

/** Clears the cookie of a session that has ended. */
export const signOutCookie = (context: Context): string => createExpiredCookie(context, cookieName);

/** Deletes the session, so that copies of its cookie are worthless, and returns a cookie that clears the old one. */
const endSession = async (context: Context, cookies: string | undefined): Promise<string> => {
  const secret = await readSignedCookie(context, cookies, cookieName);
  if (secret !== null) await context.db.delete(sessions).where(eq(sessions.id, hashSecret(secret)));
  return signOutCookie(context);
};

export const getAuth = operation(
  'getAuth',
  { summary: 'Who is signed in', isPersonal: true },
  async (_context, _input, visit) => {
    const user = await visit.user();
    return { auth: user && { displayName: user.displayName, avatarUrl: user.avatarUrl } };
  },
);

export const logout = operation(
  'logout',
  { summary: 'Sign out', isPersonal: true },
  async (context, _input, visit) => {
    if (isCrossSite(context.config, visit)) throw forbidden('Only pages of this site may sign you out.');
    visit.setHeader('Set-Cookie', await endSession(context, visit.header('cookie')));
    return { auth: null };
  },
);

import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Database } from '../data/store.ts';
import type { Visit } from '../http/operation.ts';
import { forbidden, unauthorized } from '../http/problem.ts';
import { allowedOrigins } from './cross-site.ts';
import type { User } from './session.ts';

/** The signed-in user. `purpose` completes "Sign in to …". */
export const requireUser = async (visit: Visit, purpose: string): Promise<User> => {
  const user = await visit.user();
  if (!user) throw unauthorized(`Sign in to ${purpose}.`);
  return user;
};

/** The signed-in user, if a page of this site sent the request. Other sites' forms send another origin or none. */
export const requireWriter = ({ config }: Context, visit: Visit, purpose: string): Promise<User> => {
  const origin = visit.header('origin');
  if (!origin || !allowedOrigins(config).includes(origin)) {
    throw forbidden('Only pages of this site may send this.');
  }
  return requireUser(visit, purpose);
};

/** Makes writes of one account wait for each other on all hosts, so that parallel requests cannot exceed a limit. */
export const lockAccount = (db: Database, userId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${userId}))`);

import { allowedOrigins } from '../auth/cross-site.ts';
import type { User } from '../auth/session.ts';
import type { Context } from '../context.ts';
import type { Visit } from '../http/operation.ts';
import { forbidden, unauthorized } from '../http/problem.ts';

/** The signed-in user, if a page of this site sent the request. Other sites' forms send another origin or none. */
export const requireWriter = async ({ config }: Context, visit: Visit): Promise<User> => {
  const origin = visit.header('origin');
  if (!origin || !allowedOrigins(config).includes(origin)) {
    throw forbidden('Only pages of this site may write comments.');
  }
  const user = await visit.user();
  if (!user) throw unauthorized('Sign in to write comments.');
  return user;
};

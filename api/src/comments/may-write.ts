import { ourOrigins } from '../auth/from-elsewhere.ts';
import type { User } from '../auth/session.ts';
import type { Context } from '../context.ts';
import type { Visit } from '../http/operation.ts';
import { ProblemError } from '../http/problem.ts';

/** Writing needs a session, and a page of ours: a form on another site sends its own origin, or none. */
export const writerOf = async ({ config }: Context, visit: Visit): Promise<User> => {
  const origin = visit.header('origin');
  if (!origin || !ourOrigins(config).includes(origin)) {
    throw new ProblemError(403, 'Writing is allowed from the site itself only.');
  }
  const user = await visit.user();
  if (!user) throw new ProblemError(401, 'Sign in to write a comment. A session lasts seven days.');
  return user;
};

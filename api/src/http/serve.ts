import { type Call, type CallName, calls, refusalSchema } from '@hotdrop/shared-domain/wire';
import type { Hono, Context as Request } from 'hono';
import * as v from 'valibot';
import { readUser } from '../auth/session.ts';
import type { Context } from '../context.ts';
import { refusalFor } from './failures.ts';
import type { Operation, Visit } from './operation.ts';
import { readInput } from './read-input.ts';
import { type Env, visitorOf } from './visit.ts';

export const prefix = '/api/v1';

const visitFor = (request: Request<Env>, context: Context): Visit => {
  let user: ReturnType<Visit['user']> | undefined;
  return {
    visitor: visitorOf(request, context) ?? 'local',
    user: () => (user ??= readUser(context, request.req.header('cookie'))),
    header: (name) => request.req.header(name),
    setHeader: (name, value) => request.header(name, value),
  };
};

const cacheControl = ({ keep, isPersonal }: Operation<CallName>): string => {
  if (keep > 0) return `${isPersonal ? 'private' : 'public'}, max-age=${keep}`;
  return 'private, no-cache';
};

/** An answer that breaks the agreement is a bug of ours: better found in a test than in a browser. */
const checkAnswer = (call: Call, data: unknown): void => {
  const isRefusal = typeof data === 'object' && data !== null && 'error' in data;
  const result = v.safeParse(isRefusal ? refusalSchema : call.answer, data);
  if (result.success) return;
  const complaints = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`The answer of ${call.path} is not as agreed. ${complaints.join('. ')}`);
};

/** Serves one call: reads what came by its schemas, lets the operation answer, wraps the answer. */
export const serve = (app: Hono<Env>, context: Context, name: CallName, done: Operation<CallName>): void => {
  const call: Call = calls[name];
  const handle = done.handle as (context: Context, input: unknown, visit: Visit) => Promise<unknown>;
  const isDemo = context.source.name === 'demo';
  app.on(call.method, prefix + call.path, async (request) => {
    const input = await readInput(call, request);
    const visit = visitFor(request, context);
    const data = await handle(context, input, visit).catch((error: unknown) => {
      const told = refusalFor(call, error);
      if (!told) throw error;
      context.log.warn({ err: error, requestId: request.get('requestId') }, 'a source failed');
      return told;
    });
    if (context.config.checkAnswers) checkAnswer(call, data);
    const isRefusal = typeof data === 'object' && data !== null && 'error' in data;
    request.header('Cache-Control', isRefusal ? 'no-store' : cacheControl(done));
    return request.json(isDemo ? { data, demo: true } : { data });
  });
};

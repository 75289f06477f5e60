import { createHash } from 'node:crypto';
import { readShard } from '@hotdrop/shared-domain/game';
import {
  type Call,
  type CallName,
  calls,
  listPlayerFields,
  refusalSchema,
} from '@hotdrop/shared-domain/wire';
import type { Hono, Context as Request } from 'hono';
import * as v from 'valibot';
import { readUser } from '../auth/session.ts';
import type { Context, Once } from '../context.ts';
import { anonymize, findNamed } from '../hidden/anonymize.ts';
import { findHiddenPlayer, HiddenPlayerError } from '../hidden/hidden-players.ts';
import { findStoredPlayer } from '../players/find-player.ts';
import { KeyRefusedError } from '../upstream/key-state.ts';
import type { Operation, Visit } from './operation.ts';
import { badRequest, refusalFor, unsupportedMediaType } from './problem.ts';
import { type Env, findVisitorAddress, isCrawler, localVisitor, withoutRequests } from './visitor.ts';

const readBody = async (request: Request<Env>): Promise<unknown> => {
  if (!/^application\/json\b/i.test(request.req.header('content-type') ?? '')) {
    throw unsupportedMediaType('Send the request body as application/json.');
  }
  const text = await request.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('Invalid request body: not valid JSON.');
  }
};

/** PostgreSQL cannot store a NUL character. */
const hasNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\0');

const objectSchema = v.record(v.string(), v.unknown());

const check = (schema: v.GenericSchema, value: unknown, part: string): Record<string, unknown> => {
  const result = v.safeParse(schema, value);
  if (!result.success) {
    const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? part}: ${issue.message}`);
    throw badRequest(`Invalid request ${part}: ${issues.join('. ')}`, issues);
  }
  const read = v.parse(objectSchema, result.output);
  if (Object.values(read).some(hasNul)) {
    throw badRequest(`Invalid request ${part}: contains a NUL character.`);
  }
  return read;
};

/** Reads the path, query, and body of a call into one object, each by its own schema. */
const readInput = async (call: Call, request: Request<Env>): Promise<Record<string, unknown>> => ({
  ...check(call.params, request.req.param(), 'path'),
  ...check(call.query, request.req.query(), 'query'),
  ...(call.body ? check(call.body, await readBody(request), 'body') : {}),
});

export const prefix = '/api/v1';

/** Shared caches keep an answer for seconds, so that a renewal is soon visible to all, and longer while no host answers. */
const sharedLifetime = 's-maxage=5, stale-while-revalidate=10, stale-if-error=600';

/** `Cache-Control` of an answer for everybody, with the seconds that browsers keep it. */
export const publicFor = (maxAge: number): string => `public, max-age=${maxAge}, ${sharedLifetime}`;

/** An operation whose answers caches may keep for others has no user, so that it cannot depend on one by mistake. */
const createVisit = (request: Request<Env>, context: Context, isShared: boolean): Visit => {
  let user: ReturnType<Visit['user']> | undefined;
  return {
    visitor: findVisitorAddress(request, context) ?? localVisitor,
    hasApiKey: request.get('hasApiKey') ?? false,
    user: () => {
      if (isShared) throw new Error('The answer is public, so it must not depend on the user.');
      user ??= readUser(context, request.req.header('cookie'));
      return user;
    },
    header: (name) => request.req.header(name),
    setHeader: (name, value) => request.header(name, value),
  };
};

const isRefusal = (data: unknown): boolean => typeof data === 'object' && data !== null && 'error' in data;

const isShared = ({ maxAge, isPersonal }: Operation<CallName>): boolean => maxAge > 0 && !isPersonal;

const cacheControl = (served: Operation<CallName>): string => {
  if (isShared(served)) return publicFor(served.maxAge);
  return served.maxAge > 0 ? `private, max-age=${served.maxAge}` : 'private, no-cache';
};

/** Finds answers that break the contract in tests and development instead of in a visitor's browser. */
const checkAnswer = (call: Call, data: unknown): void => {
  const result = v.safeParse(isRefusal(data) ? refusalSchema : call.answer, data);
  if (result.success) return;
  const issues = result.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`The answer of ${call.path} does not match its schema: ${issues.join('. ')}`);
};

/** Hono's middleware would copy each answer to compute it. */
const tagOf = (text: string): string => `W/"${createHash('sha1').update(text).digest('hex')}"`;

/** Refuses a call about a player who asked not to be shown. */
const refuseHidden = async (
  context: Context,
  fields: readonly string[],
  input: Readonly<Record<string, unknown>>,
): Promise<void> => {
  if (fields.length === 0) return;
  const { platform } = readShard(context.game, String(input.shard));
  const keys = fields.flatMap((field) => (input[field] === undefined ? [] : String(input[field]).split(',')));
  for (const key of keys) {
    const hidden = await findHiddenPlayer(context, platform, key);
    // Another player may have the name in other letters, or have got it since.
    const isOther = hidden && hidden.accountId !== key && (await findStoredPlayer(context, platform, key));
    if (hidden && !isOther) throw new HiddenPlayerError();
  }
};

/** The answer as text, in which no hidden player has a name. */
const writeAnswer = async ({ hidden }: Context, answer: unknown): Promise<string> => {
  const text = JSON.stringify(answer);
  const named = await findNamed(text, hidden);
  return named.size > 0 ? anonymize(text, named) : text;
};

export const createOnce = (): Once => {
  const known = new Map<string, unknown>();
  return <T>(key: string, read: () => Promise<T>) => {
    const reading = (known.get(key) as Promise<T> | undefined) ?? read();
    known.set(key, reading);
    return reading;
  };
};

/** Registers the route of one call. */
export const serve = (
  app: Hono<Env>,
  context: Context,
  name: CallName,
  served: Operation<CallName>,
): void => {
  const call: Call = calls[name];
  // The call's schemas check the input, which the type of one operation among many cannot express.
  const handle = served.handle as (context: Context, input: unknown, visit: Visit) => Promise<unknown>;
  const isDemo = context.source.name === 'demo';
  const playerFields = listPlayerFields(call);

  const refuse = (error: unknown, requestId: string): unknown => {
    const refused = refusalFor(call, error);
    if (!refused) throw error;
    if (!(error instanceof KeyRefusedError))
      context.log.warn({ err: error, requestId }, 'An upstream service failed');
    return refused;
  };

  app.on(call.method, prefix + call.path, async (request) => {
    const input = await readInput(call, request);
    await refuseHidden(context, playerFields, input);
    const visit = createVisit(request, context, isShared(served));
    const own = { ...context, once: request.env?.once ?? createOnce() };
    const isStoredOnly = !context.source.isInstant && isCrawler(visit);
    const data = await handle(isStoredOnly ? withoutRequests(own) : own, input, visit).catch(
      (error: unknown) => refuse(error, request.get('requestId')),
    );
    if (context.config.checkAnswers) checkAnswer(call, data);
    request.header('Cache-Control', isRefusal(data) ? 'no-store' : cacheControl(served));
    const text = await writeAnswer(context, isDemo ? { data, demo: true } : { data });
    if (call.method === 'GET') request.header('ETag', tagOf(text));
    return request.body(text, 200, { 'Content-Type': 'application/json' });
  });
};

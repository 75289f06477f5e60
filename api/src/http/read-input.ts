import type { Call } from '@hotdrop/shared-domain/wire';
import type { Context as Request } from 'hono';
import * as v from 'valibot';
import { ProblemError } from './problem.ts';
import type { Env } from './visit.ts';

const bodyOf = async (request: Request<Env>): Promise<unknown> => {
  if (!/^application\/json\b/i.test(request.req.header('content-type') ?? '')) {
    throw new ProblemError(415, 'Send the body as application/json.');
  }
  const text = await request.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new ProblemError(400, 'The body is not valid JSON.');
  }
};

/** A database text cannot hold it, and no name or comment has a use for it. */
const holdsNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\0');

const check = (schema: v.GenericSchema, value: unknown, where: string): Record<string, unknown> => {
  const result = v.safeParse(schema, value);
  if (!result.success) {
    const issues = result.issues.map((issue) => `${v.getDotPath(issue) ?? where}: ${issue.message}`);
    throw new ProblemError(400, `The ${where} is not as agreed.`, { issues });
  }
  const read = result.output as Record<string, unknown>;
  if (Object.values(read).some(holdsNul)) throw new ProblemError(400, `The ${where} holds a NUL character.`);
  return read;
};

/** Reads what came with a call by the call's own schemas: path, query and body in one object. */
export const readInput = async (call: Call, request: Request<Env>): Promise<Record<string, unknown>> => ({
  ...check(call.params, request.req.param(), 'path'),
  ...check(call.query, request.req.query(), 'query'),
  ...(call.body ? check(call.body, await bodyOf(request), 'body') : {}),
});

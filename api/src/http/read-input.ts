import type { Call } from '@hotdrop/shared-domain/wire';
import type { Context as Request } from 'hono';
import * as v from 'valibot';
import { badRequest, unsupportedMediaType } from './problem.ts';
import type { Env } from './visitor-address.ts';

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
export const readInput = async (call: Call, request: Request<Env>): Promise<Record<string, unknown>> => ({
  ...check(call.params, request.req.param(), 'path'),
  ...check(call.query, request.req.query(), 'query'),
  ...(call.body ? check(call.body, await readBody(request), 'body') : {}),
});

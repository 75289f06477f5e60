import { setTimeout as delay } from 'node:timers/promises';
import { limits } from '@hotdrop/shared-domain/rules';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { batchDelay } from '../durations.ts';
import { badRequest } from './problem.ts';
import { createOnce, prefix } from './serve.ts';
import type { Env } from './visitor.ts';

const host = 'http://api.invalid';
const address = `${prefix}/batch`;

const pathSchema = v.pipe(
  v.string(),
  v.check((path) => {
    const { pathname = '' } = URL.parse(prefix + path, host) ?? {};
    return pathname.startsWith(`${prefix}/`) && pathname !== address;
  }),
);
const pathsSchema = v.pipe(v.array(pathSchema), v.minLength(1), v.maxLength(limits.joinedReads));

/** Who calls. Without cookies, so that no answer is personal. */
const sentHeaders = [
  'user-agent',
  'authorization',
  'x-forwarded-for',
  'x-crawler',
  'origin',
  'sec-fetch-site',
];
/** Clients read these. */
const answerHeaders = ['content-type', 'cache-control', 'retry-after'];

const pick = (headers: Headers, names: readonly string[]) =>
  names.flatMap((name): [string, string][] => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });

/** A line with the index, the status, the length in bytes, and the headers; then the body. */
const toPart = async (index: number, response: Response): Promise<string> => {
  const body = await response.text();
  const head = [index, response.status, Buffer.byteLength(body), pick(response.headers, answerHeaders)];
  return `${JSON.stringify(head)}\n${body}`;
};

/** A moment for all parts, because one write costs less than many; then a stream has each part when it is ready. */
const toBody = async (parts: readonly Promise<string>[]): Promise<string | ReadableStream> => {
  const complete = await Promise.race([Promise.all(parts), delay(batchDelay, null)]);
  if (complete) return complete.join('');
  return new ReadableStream({
    async start(controller) {
      await Promise.all(parts.map(async (part) => controller.enqueue(Buffer.from(await part))));
      controller.close();
    },
  });
};

/**
 * Serves the reads that a shell server sends for one page as one request. Each passes the whole app, with its own limits
 * and its own failure.
 */
export const serveBatches = (app: Hono<Env>): void => {
  app.get(address, async (request) => {
    const paths = v.safeParse(pathsSchema, request.req.queries('path') ?? []);
    if (!paths.success)
      throw badRequest(`Invalid request query: name 1 to ${limits.joinedReads} calls as "path".`);
    const headers = pick(request.req.raw.headers, sentHeaders);
    const env = { ...request.env, once: createOnce() };
    const parts = paths.output.map(async (path, index) =>
      toPart(index, await app.fetch(new Request(host + prefix + path, { headers }), env)),
    );
    return request.body(await toBody(parts), 200, { 'Cache-Control': 'no-store' });
  });
};

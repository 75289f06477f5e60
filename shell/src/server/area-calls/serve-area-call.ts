import { acceptedLocale, defaultLocale } from '@hotdrop/shared-domain/locale';
import { unknownCall } from '@hotdrop/shared-domain/wire';
import { type AreaHost, findDeclared } from '@hotdrop/shared-host/server';
import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { toClient, unreachable } from '../http/api-proxy.ts';
import { fetchWithinLimit, limitAnswer } from '../http/limit-answer.ts';
import { problem } from '../http/problem.ts';
import { readForwardedFor, readOrigin } from '../http/request-origin.ts';
import { apiTimeout } from '../timeouts.ts';
import type { AreaCall, AreaCalls } from './create-area-calls.ts';

interface ServeOptions {
  readonly areas: Pick<AreaHost, 'listManifests'>;
  readonly calls: AreaCalls;
  readonly apiHost: string;
  readonly publicOrigin: string | undefined;
}

const maxBodyBytes = 64 * 1_024;

/** Answers an area's own calls to browsers: `/areas/mf-clans/api/…`. */
export const serveAreaCall =
  ({ areas, calls, apiHost, publicOrigin }: ServeOptions): Handler =>
  async (c) => {
    const area = c.req.param('area') ?? '';
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    if (method !== 'GET' && method !== 'POST') {
      const detail = `This address does not support ${method}. Use GET or POST.`;
      return problem(405, 'Method not allowed', { detail, headers: { allow: 'GET, HEAD, POST' } });
    }
    const { pathname, search } = new URL(c.req.url);
    const path = pathname.slice(pathname.indexOf('/api/') + '/api'.length);
    const found = findDeclared(areas.listManifests(area), method, path, search);
    if (!found) {
      return problem(404, 'Unknown call', {
        type: unknownCall,
        detail: `No version of ${area} that runs here declares it.`,
      });
    }
    const site = readOrigin(c, publicOrigin);
    const call: AreaCall = {
      ...found,
      area,
      site,
      locale: acceptedLocale(c.req.header('accept-language')) ?? defaultLocale,
      signal: c.req.raw.signal,
    };
    const body = method === 'POST' ? await readBody(c, site) : undefined;
    if (body instanceof Response) return body;
    const fresh = calls.recall(call);
    if (fresh) return toClient(fresh, c.req.raw);
    const visitor = await findVisitor(c, area, apiHost);
    if (visitor instanceof Response && (visitor.status === 429 || method === 'POST')) return visitor;
    const response = await calls.fetch({
      ...call,
      visitor: visitor instanceof Response ? null : visitor,
      ...(body !== undefined && { body }),
    });
    return toClient(response, c.req.raw);
  };

/** Reads the JSON of a write, which only pages of the site may send. */
async function readBody(c: Context, site: string): Promise<string | Response> {
  if (c.req.header('origin') !== site) {
    return problem(403, 'Forbidden', { detail: 'Only pages of this site may send this call.' });
  }
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    return problem(415, 'Unsupported media type', { detail: 'Send the request body as application/json.' });
  }
  try {
    const { body } = c.req.raw;
    const text = await (await limitAnswer(new Response(body), maxBodyBytes)).text();
    JSON.parse(text);
    return text;
  } catch (error) {
    return error instanceof SyntaxError
      ? problem(400, 'Invalid request body', { detail: 'It is not valid JSON.' })
      : problem(413, 'Request body too large', { detail: `At most ${maxBodyBytes} bytes are allowed.` });
  }
}

const visitorSchema = v.object({ visitor: v.nullable(v.string()) });

/**
 * Asks the API host for the area's name of the signed-in visitor. The request counts for the visitor's limit there, so
 * calls of areas have no limit of their own.
 */
async function findVisitor(c: Context, area: string, apiHost: string): Promise<string | null | Response> {
  const [cookie, forwardedFor] = [c.req.header('cookie'), readForwardedFor(c)];
  try {
    const response = await fetchWithinLimit(new URL(`/visitor/${area}`, apiHost), {
      redirect: 'manual',
      signal: AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(apiTimeout)]),
      headers: { ...(cookie && { cookie }), ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) },
    });
    if (response.status === 429) {
      const retryAfter = Number(response.headers.get('retry-after') ?? 1);
      return problem(429, 'Too many requests', { detail: 'Try again in a moment.', retryAfter });
    }
    return v.parse(visitorSchema, await response.json()).visitor;
  } catch {
    return unreachable();
  }
}

import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { readCaller } from '@hotdrop/shared-domain/area-service';
import * as v from 'valibot';
import type { openClans } from './clans.ts';

/** The page learns the status, and people who try the service also the reason. */
const problem = (status: number, title: string, headers: Readonly<Record<string, string>> = {}) =>
  Response.json(
    { title, status },
    { status, headers: { 'content-type': 'application/problem+json', ...headers } },
  );

const changeSchema = v.object({
  name: v.string(),
  token: v.string(),
  hours: v.pipe(v.array(v.pipe(v.string(), v.isoTimestamp())), v.maxLength(24)),
});

interface ServiceOptions {
  readonly clans: ReturnType<typeof openClans>;
  /** The key that the site's operator gave to this team. */
  readonly key: string;
}

/** Answers the calls of `src/calls.ts`, and only those that a site has signed for this area. */
export function createService({ clans, key }: ServiceOptions) {
  async function answer(request: IncomingMessage): Promise<Response> {
    const caller = readCaller(request.headers.authorization, { area: 'mf-clans', key });
    if (!caller) return problem(401, 'The call is not signed by a site with the key of this service');
    const [topic, platform = '', name = '', action] = segmentsOf(request.url ?? '');
    const call = [request.method, topic, ...(action ? [action] : [])].join(' ');
    if (call === 'GET players') return Response.json({ clans: clans.listOf(platform, name) });
    if (call === 'GET clans' && platform === '') return Response.json({ clans: clans.list() });
    const clan = topic === 'clans' ? clans.read(platform, name) : undefined;
    if (!clan) return problem(404, 'There is no such clan');
    if (call === 'GET clans') return Response.json(clan);
    if (call === 'POST clans plan') return change(platform, name, request);
    return problem(404, 'There is no such call');
  }

  async function change(platform: string, tag: string, request: IncomingMessage): Promise<Response> {
    // A site sends at most 1 MB.
    const body = v.safeParse(changeSchema, await json(request).catch(() => undefined));
    if (!body.success) return problem(400, 'A change has a name, a token, and the hours of this evening');
    const result = clans.change(platform, tag, body.output);
    if (result === 'changed') return Response.json(clans.read(platform, tag));
    if (result === 'another evening') return problem(400, 'Only the hours of this evening can be changed');
    if (result === 'wrong token') return problem(403, 'The token is not the one of this member');
    return problem(429, 'There were too many wrong tokens of this member', {
      'retry-after': String(result.wait),
    });
  }

  return createServer(async (request, response) => {
    const answered = await answer(request).catch((error: unknown) => {
      console.error(error);
      return problem(500, 'The service failed');
    });
    response
      .setHeaders(answered.headers)
      .writeHead(answered.status)
      .end(await answered.text());
  });
}

function segmentsOf(url: string): string[] {
  try {
    return url.split('?')[0]?.split('/').slice(1).map(decodeURIComponent) ?? [];
  } catch {
    return [];
  }
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import { getPort } from '@hotdrop/shared-domain/server-port';

/** Starts a server that takes messages as Discord does, and lists those of a webhook: `/messages/1`. */
export async function startDiscord() {
  const messages = new Map<string, unknown[]>();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const [, webhook = ''] = /\/(?:webhooks|messages)\/(\d+)/.exec(request.url ?? '') ?? [];
    const known = messages.get(webhook) ?? [];
    if (request.method === 'POST') messages.set(webhook, [...known, JSON.parse(body)]);
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(request.method === 'POST' ? { id: '1' } : known));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${getPort(server)}`, stop: () => server.close() };
}

import { Hono } from 'hono';
import { startApi } from '../../testing/start-api.ts';
import { operation } from './operation.ts';
import { serve } from './serve.ts';
import type { Env } from './visitor.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi({ isEmpty: true });
});
afterAll(() => api.close());

test.each([
  ['fails if it is public', { maxAge: 60 }, 500],
  ['gets the user if it is private', { maxAge: 60, isPersonal: true }, 200],
])('an answer that depends on the user %s', async (_, settings, status) => {
  const app = new Hono<Env>();
  const getAuth = operation('getAuth', settings, async (_context, _input, visit) => {
    await visit.user();
    return { auth: null };
  });
  serve(app, api.context, 'getAuth', getAuth);
  const answer = await app.request(
    '/api/v1/auth',
    {},
    { incoming: { socket: { remoteAddress: '203.0.113.7' } } },
  );
  expect(answer.status).toBe(status);
  if (status === 200) expect(answer.headers.get('cache-control')).toBe('private, max-age=60');
});

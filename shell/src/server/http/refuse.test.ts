/** @jest-environment node */
import { aShell } from '../../testing/a-shell.ts';

test.each([
  ['POST', '/pubg', 'GET, HEAD'],
  ['PUT', '/pubg/about/terms', 'GET, HEAD'],
  ['DELETE', '/robots.txt', 'GET, HEAD'],
  ['POST', '/assets/main.js', 'GET, HEAD'],
  ['OPTIONS', '/healthz', 'GET, HEAD'],
  ['GET', '/visits', 'POST'],
])('answers 405 with Allow to %s %s', async (method, path, allow) => {
  const answer = await (await aShell()).get(path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
});

test.each(['/pubg/%zz', '/%', '/pubg/profile/steam/%ff', '/assets/%zz'])(
  'answers 400 with a page to the unreadable address %s',
  async (path) => {
    const answer = await (await aShell()).get(path, { headers: { 'accept-language': 'ja' } });
    expect([answer.status, answer.headers.get('content-language')]).toEqual([400, 'ja']);
    expect(await answer.text()).toContain('このアドレスは読み取れません');
  },
);

test.each(['/api/v1/players/%zz', '/auth/%zz'])('answers 400 with a problem to %s', async (path) => {
  const answer = await (await aShell()).get(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'application/problem+json']);
  expect(await answer.json()).toMatchObject({ status: 400, title: 'Invalid address' });
});

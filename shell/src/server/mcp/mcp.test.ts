/** @jest-environment node */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { aShellWith } from '../../testing/a-shell.ts';

const shown = `{ face: { about: 'Ada', title: 'Crystal 4', line: 'Ada: Crystal 4.', href: '/pubg/clans' }, data: { points: 2658 } }`;

/** Publishes an area in place of mf-profile, whose panels answer this. */
const aShellWithRank = (show = `return ${shown}`) =>
  aShellWith(
    {
      area: 'mf-profile',
      files: {
        'node/entry.js': `module.exports = {
          area: { routes: async () => [{ path: 'clans', Component: () => 'The clans' }] },
          panels: { show: async (id, { about }) => { ${show} } },
        };`,
      },
      panels: [{ id: 'rank', about: 'player', title: { en: 'Rank' } }],
    },
    { answers: { getPlayer: () => ({ player: somePlayer }) } },
  );

const somePlayer = {
  accountId: 'account.1',
  name: 'Ada',
  shard: 'STEAM',
  syncedAt: null,
  profileUrl: '/profile/steam/Ada',
  ban: null,
  clan: null,
};

async function connect(shell: Awaited<ReturnType<typeof aShellWithRank>>) {
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL('http://site.test/mcp'), {
    fetch: async (url, init) => shell.get(new URL(url).pathname, init),
  });
  await client.connect(transport);
  return client;
}

const ada = { platform: 'steam', name: 'Ada' };

test('a client finds the tools whose panels the site has', async () => {
  const client = await connect(await aShellWithRank());
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['find_player', 'player_overview']);
  expect(tools[0]?.inputSchema).toMatchObject({ required: ['platform', 'name'] });
});

test('a tool answers with the sentence, the page, and the data', async () => {
  const client = await connect(await aShellWithRank());
  expect(await client.callTool({ name: 'player_overview', arguments: ada })).toMatchObject({
    content: [{ type: 'text', text: 'Ada: Crystal 4.\nhttp://site.test/pubg/clans' }],
    structuredContent: { line: 'Ada: Crystal 4.', data: { points: 2658 } },
  });
  expect(await client.callTool({ name: 'find_player', arguments: ada })).toMatchObject({
    structuredContent: { data: { player: { name: 'Ada' } } },
  });
});

test.each([
  ['return { status: 404 }', 'Not found'],
  ['return { status: 410 }', 'This player asked not to be shown.'],
  ['throw new Error("a bug")', 'Not available right now'],
])('a tool without figures says why: %s', async (show, text) => {
  const client = await connect(await aShellWithRank(show));
  const answer = await client.callTool({ name: 'player_overview', arguments: ada });
  expect(answer).toMatchObject({ isError: true, content: [{ text: expect.stringContaining(text) }] });
});

test.each([
  ['player_overview', { platform: 'steam' }, /name: /],
  ['player_overview', { ...ada, name: 'x'.repeat(81) }, /name: /],
  ['leaderboard', ada, /There is no tool leaderboard/],
])('%s refuses what it cannot answer', async (name, input, message) => {
  const client = await connect(await aShellWithRank());
  await expect(client.callTool({ name, arguments: input })).rejects.toThrow(message);
});

describe('a request that is none of the protocol', () => {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  test.each([
    ['without JSON', { body: '{' }, 400],
    ['that is no message', { body: '{"hello":1}' }, 400],
    [
      'of another version',
      { body: JSON.stringify(list), headers: { ...headers, 'mcp-protocol-version': '1.0' } },
      400,
    ],
    ['that is too large', { body: JSON.stringify({ ...list, params: { text: 'x'.repeat(70_000) } }) }, 413],
    ['of another type', { body: 'x', headers: { ...headers, 'content-type': 'text/plain' } }, 415],
    ['that only reads', { method: 'GET' }, 405],
  ])('%s is refused', async (_, init, status) => {
    const shell = await aShellWithRank();
    const answer = await shell.get('/mcp', { method: 'POST', headers, ...init });
    expect(answer.status).toBe(status);
    expect(Object.keys(await answer.json()).length).toBeGreaterThan(0);
  });
});

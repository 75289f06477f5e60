import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test } from '../test.ts';

interface Answer {
  readonly isError?: boolean;
  readonly structuredContent?: { readonly line: string; readonly page: string; readonly data: unknown };
}

test('an assistant finds and uses every tool', async ({ baseURL, request }) => {
  const client = new Client({ name: 'assistant', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', baseURL)));
  const ask = async (name: string, input: object): Promise<Answer> =>
    (await client.callTool({ name, arguments: { ...input } })) as Answer;
  const hotdrop = { platform: 'steam', name: 'Hotdrop' };
  const { structuredContent: recent } = await ask('recent_matches', hotdrop);
  const { matches } = (recent?.data ?? { matches: [] }) as { matches: { id: string }[] };

  const inputs: Record<string, object> = {
    find_player: hotdrop,
    player_overview: hotdrop,
    recent_matches: hotdrop,
    match_story: { ...hotdrop, match: matches[0]?.id },
    leaderboard: { platform: 'steam', mode: 'squad' },
    compare_players: { players: [hotdrop, { platform: 'steam', name: 'GoldenPan' }] },
    hot_drops: { map: 'erangel' },
  };
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(inputs).sort());
  for (const [name, input] of Object.entries(inputs)) {
    const { isError, structuredContent: answer } = await ask(name, input);
    expect({ name, isError }).toEqual({ name, isError: undefined });
    expect(answer?.line.length).toBeGreaterThan(10);
    expect(answer?.data).toBeTruthy();
    expect((await request.get(answer?.page ?? '')).status()).toBe(200);
  }
  expect(await ask('find_player', { platform: 'steam', name: 'NobodyHasThisName' })).toMatchObject({
    isError: true,
  });
  await client.close();
});

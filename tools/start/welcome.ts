import type { RunningSite } from '../site/start-site.ts';

/** Where to look, once everything runs. */
export async function welcome({ siteUrl, apiUrl }: RunningSite): Promise<string> {
  const players = await playersToTry(apiUrl);
  return [
    '',
    `  Site  ${siteUrl}/pubg`,
    `  API   ${apiUrl}/api/v1/openapi.json`,
    ...(players.length > 0 ? ['', '  Players to try:'] : []),
    ...players.map(({ name, platform, as }) => `    ${siteUrl}/pubg/profile/${platform}/${name}: ${as}`),
    '',
    '  Logs are in .cache/log. Ctrl-C ends everything.',
    '',
  ].join('\n');
}

interface Player {
  readonly name: string;
  readonly platform: string;
  /** What the player is an example of. */
  readonly as: string;
}

/** The API host knows some when it plays in the demo world; a start is no worse without. */
async function playersToTry(apiUrl: string): Promise<readonly Player[]> {
  try {
    const response = await fetch(`${apiUrl}/healthz`, { signal: AbortSignal.timeout(3000) });
    const { demoPlayers = [] } = (await response.json()) as { demoPlayers?: readonly Player[] };
    return demoPlayers.slice(0, 4);
  } catch {
    return [];
  }
}

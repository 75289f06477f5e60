import type { RunningSite } from '../site/start-site.ts';

/** Where to look, once everything runs. */
export async function welcome({ siteUrl, apiUrl }: RunningSite): Promise<string> {
  const names = await namesToTry(apiUrl);
  return [
    '',
    `  Site  ${siteUrl}/pubg`,
    `  API   ${apiUrl}/api/v1/openapi.json`,
    ...(names.length > 0 ? [`  Try   ${names.join(', ')}`] : []),
    '',
    '  Logs are in .cache/log. Ctrl-C ends everything.',
    '',
  ].join('\n');
}

/** The best players at the moment: they have something on every page. */
async function namesToTry(apiUrl: string): Promise<string[]> {
  try {
    const response = await fetch(`${apiUrl}/api/v1/ranks/steam/squad`, { signal: AbortSignal.timeout(3000) });
    const answer = (await response.json()) as { data?: { ranks?: { name: string }[] } };
    return (answer.data?.ranks ?? []).slice(0, 4).map(({ name }) => name);
  } catch {
    return [];
  }
}

import type { RunningSite } from '../site-runner/start-site.ts';

/** Prints the addresses of the running site. */
export async function welcome(
  { siteUrl, apiUrl, operatorsUrl, apiOperatorsUrl }: RunningSite,
  timeout = 3_000,
): Promise<string> {
  const [{ demoPlayers = [] }, { areas = [] }] = await Promise.all([
    askHealth<ApiHealth>(apiOperatorsUrl, timeout),
    askHealth<ShellHealth>(operatorsUrl, timeout),
  ]);
  const broken = areas.filter(({ status }) => status === 'failed');
  return [
    '',
    `  Site  ${siteUrl}/pubg`,
    `  API   ${apiUrl}/api/v1/openapi.json`,
    `  State ${operatorsUrl}/healthz, ${operatorsUrl}/metrics`,
    ...(demoPlayers.length > 0 ? ['', '  Players to try:'] : []),
    ...demoPlayers
      .slice(0, 4)
      .map(({ name, platform, as }) => `    ${siteUrl}/pubg/profile/${platform}/${name}: ${as}`),
    ...(broken.length > 0 ? ['', '  Some areas do not work; the rest of the site does:'] : []),
    ...broken.map(
      ({ area, failures = [] }) =>
        `    ${area} is not shown: ${failures.at(-1)?.reason ?? 'no reason given'}`,
    ),
    '',
    '  Logs are in .cache/log. Ctrl-C ends everything.',
    '',
  ].join('\n');
}

interface ApiHealth {
  /** Players of the demo world, each with a description. */
  readonly demoPlayers: readonly { readonly name: string; readonly platform: string; readonly as: string }[];
}

interface ShellHealth {
  readonly areas: readonly {
    readonly area: string;
    readonly status: string;
    readonly failures?: readonly { readonly reason: string }[];
  }[];
}

/** Reads a host's health; empty if it does not answer, so that the start does not fail. */
async function askHealth<T>(url: string, timeout: number): Promise<Partial<T>> {
  try {
    const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(timeout) });
    return JSON.parse(await response.text());
  } catch {
    return {};
  }
}

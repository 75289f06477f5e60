import path from 'node:path';
import { buildSite } from './build-site.ts';
import { readSitePorts } from './ports.ts';
import { type RunningSite, root, startSite } from './site.ts';
import { runUntilStopped } from './until-stopped.ts';

/** `npm start` builds what has changed, and starts the API host and the shell server. */
const say = (line: string) => console.log(line);
const areaStore = path.join(root, '.areas');

await runUntilStopped(async () => {
  const ports = await readSitePorts(process.env);
  say('Starting the API host and the shell server …');
  const site = await startSite({
    ports,
    areaStore,
    workDir: path.join(root, '.cache'),
    // The first start of the API host takes about as long as a build, on one core.
    build: buildSite({ areaStore, say }),
    say,
  });
  say(await welcome(site));
  return site;
});

interface Health {
  /** Players of the demo world, each with a description. */
  readonly demoPlayers?: readonly { readonly name: string; readonly platform: string; readonly as: string }[];
  readonly areas?: readonly { readonly area: string; readonly status: string }[];
}

async function welcome({ siteUrl, apiUrl, operatorsUrl, apiOperatorsUrl }: RunningSite): Promise<string> {
  const read = async (url: string): Promise<Health> =>
    JSON.parse(await (await fetch(`${url}/healthz`)).text());
  const [{ demoPlayers = [] }, { areas = [] }] = await Promise.all([
    read(apiOperatorsUrl),
    read(operatorsUrl),
  ]);
  const failed = areas.filter(({ status }) => status === 'failed');
  return [
    '',
    `  Site  ${siteUrl}/pubg`,
    `  API   ${apiUrl}/api/v1/openapi.json`,
    `  State ${operatorsUrl}/healthz, ${operatorsUrl}/metrics`,
    ...(demoPlayers.length > 0 ? ['', '  Players to try:'] : []),
    ...demoPlayers
      .slice(0, 4)
      .map(({ name, platform, as }) => `    ${siteUrl}/pubg/profile/${platform}/${name}: ${as}`),
    ...failed.map(({ area }) => `\n  ${area} does not work; the rest of the site does. State says why.`),
    '\n  Logs are in .cache/log. Ctrl-C ends everything.\n',
  ].join('\n');
}

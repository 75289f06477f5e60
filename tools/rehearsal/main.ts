import path from 'node:path';
import { runUntilStopped } from '../process/run-until-stopped.ts';
import { buildSite } from '../site-runner/build-site.ts';
import { startRehearsal } from './start-rehearsal.ts';

const root = path.resolve(import.meta.dirname, '../..');
const areaStore = path.join(root, '.areas');
const say = (line: string) => console.log(line);

await runUntilStopped(async (signal) => {
  await buildSite({ root, areaStore, say, signal });
  say('Starting a production site on this machine …');
  const site = await startRehearsal({
    root,
    workDir: path.join(root, '.cache/rehearsal'),
    store: areaStore,
    port: Number(process.env.PORT || 8080),
    say,
    signal,
  });
  const list = (servers: typeof site.shells) => servers.map(({ operatorsUrl }) => operatorsUrl).join(', ');
  say(`
  ${site.siteUrl}/pubg

  Operators:   ${list([...site.shells, ...site.apis])} (/metrics, /healthz)
  Prometheus:  ${site.metrics?.url ?? 'not installed'}
  PostgreSQL:  ${site.postgres.url}
  Logs:        .cache/rehearsal
  Ctrl-C stops everything.
`);
  return site;
});

import path from 'node:path';
import { buildSite } from './build-site.ts';
import { startRehearsal } from './rehearsal.ts';
import { root } from './site.ts';
import { runUntilStopped } from './until-stopped.ts';

/** `npm run rehearse` runs a production site on this machine, with the scripts of `deploy/`. */
const areaStore = path.join(root, '.areas');
const say = (line: string) => console.log(line);

await runUntilStopped(async () => {
  await buildSite({ areaStore, say });
  say('Starting a production site on this machine …');
  const site = await startRehearsal({
    workDir: path.join(root, '.cache/rehearsal'),
    store: areaStore,
    port: Number(process.env.PORT || 8080),
    say,
  });
  const operators = [...site.shells, ...site.apis].map(({ operatorsUrl }) => operatorsUrl);
  say(`
  ${site.siteUrl}/pubg

  Operators:   ${operators.join(', ')} (/metrics, /healthz)
  Prometheus:  ${site.metrics?.url ?? 'not installed'}
  PostgreSQL:  ${site.postgres.url}
  Logs:        .cache/rehearsal
  Ctrl-C stops everything.
`);
  return site;
});

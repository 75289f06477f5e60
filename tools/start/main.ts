import path from 'node:path';
import { sitePorts } from '../bootstrap/ports.mjs';
import { runUntilStopped } from '../process/run-until-stopped.ts';
import { buildSite } from '../site-runner/build-site.ts';
import { startSite } from '../site-runner/start-site.ts';
import { welcome } from './welcome.ts';

const root = path.resolve(import.meta.dirname, '../..');
const say = (line: string) => console.log(line);
const areaStore = path.join(root, '.areas');
const [site, api, operators, apiOperators] = sitePorts(process.env);

await runUntilStopped(async (signal) => {
  say('Starting the API host and the shell server …');
  const running = await startSite({
    root,
    ports: {
      site: site.port,
      api: api.port,
      operators: operators.port,
      apiOperators: apiOperators.port,
    },
    areaStore,
    workDir: path.join(root, '.cache'),
    // The first start of the API host takes about as long as a build, on one core.
    prepare: (signal) => buildSite({ root, areaStore, say, signal }),
    signal,
    onReady: (name, seconds) => say(`  ${name} is ready after ${seconds.toFixed(1)} s`),
  });
  say(await welcome(running));
  return running;
});

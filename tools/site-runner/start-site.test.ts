import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../process/free-port.ts';
import { startSite } from './start-site.ts';

/** A server that answers on its port and on the operators' port. It leaves a file beside its script. */
const server = (port: string) => `
  const { createServer } = require('node:http');
  require('node:fs').writeFileSync(__filename + '.started', '');
  for (const port of [process.env.${port}, process.env.OPERATORS_PORT])
    createServer((_, answer) => answer.end()).listen(Number(port), '127.0.0.1');`;

/** A work tree with small scripts as its API host and shell server. */
async function aSite() {
  const root = mkdtempSync(path.join(tmpdir(), 'hotdrop-start-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    return `${path.join(root, file)}.started`;
  };
  const apiFile = write('api/src/server.ts', server('API_PORT'));
  const shellFile = write('shell/dist/node/main.cjs', server('PORT'));
  return {
    apiFile,
    shellFile,
    options: {
      root,
      ports: { site: await freePort(), api: await freePort() },
      areaStore: path.join(root, 'store'),
      workDir: path.join(root, 'work'),
    },
  };
}

test('the API host starts during the preparation, and the shell server after it', async () => {
  const { apiFile, shellFile, options } = await aSite();
  const site = await startSite({
    ...options,
    prepare: async () => {
      while (!existsSync(apiFile)) await sleep(20);
      expect(existsSync(shellFile)).toBe(false);
    },
  });
  expect((await fetch(site.siteUrl)).status).toBe(200);
  await site.stop();
});

test('a failed preparation stops the API host', async () => {
  const { apiFile, shellFile, options } = await aSite();
  const starting = startSite({
    ...options,
    prepare: async () => {
      while (!existsSync(apiFile)) await sleep(20);
      throw new Error('The shell could not be built.');
    },
  });
  await expect(starting).rejects.toThrow('The shell could not be built.');
  await expect(fetch(`http://127.0.0.1:${options.ports.api}`)).rejects.toThrow();
  expect(existsSync(shellFile)).toBe(false);
});

test('an API host that cannot start ends the preparation', async () => {
  const { options } = await aSite();
  writeFileSync(path.join(options.root, 'api/src/server.ts'), `throw new Error('no database there')`);
  const starting = startSite({
    ...options,
    prepare: (signal) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  });
  await expect(starting).rejects.toThrow('no database there');
});

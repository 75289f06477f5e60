import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { publishedPackages } from '@hotdrop/tools/packages';
import { freePort, root } from '@hotdrop/tools/site-runner';
import { runServer } from 'verdaccio';

const run = promisify(execFile);

export interface Registry {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts an npm registry on this machine and publishes our packages into it. It has no other packages. */
export async function startRegistry(): Promise<Registry> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-registry-'));
  const everyone = ['$all'];
  const server: Server = await runServer({
    storage: path.join(folder, 'packages'),
    self_path: folder,
    web: { enable: false },
    auth: { htpasswd: { file: path.join(folder, 'htpasswd') } },
    uplinks: {},
    packages: { '@hotdrop/*': { access: everyone, publish: everyone } },
    log: { type: 'file', path: path.join(folder, 'log'), level: 'warn' },
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${port}/`;
  await publishPackages(url);
  return {
    url,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Publishes as docs/own-repository.md says, but compiles all packages at once. */
async function publishPackages(url: string): Promise<void> {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  await run(process.execPath, ['tools/packages/main.ts', ...publishedPackages(root)], { cwd: root });
  const options = ['--registry', url, '--no-git-checks', '--config.ignore-scripts=true'];
  await run('npx', ['--yes', packageManager, 'publish', '--recursive', ...options], { cwd: root });
}

import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { root } from '@hotdrop/tools/site-runner';

const run = promisify(execFile);
const examples = path.join(root, 'examples', 'hosts');

/** The hosts of the examples. */
export const hosts = ['webpack', 'vite'] as const;
export type HostName = (typeof hosts)[number];

const packages = ['shared-domain', 'shared-host', 'shared-ui'];

/** Compiles and packs the packages of hosts. Returns each as a dependency of another repository. */
async function packPackages(folder: string): Promise<Record<string, string>> {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  await run(process.execPath, ['tools/packages/main.ts', ...packages], { cwd: root });
  const filters = packages.flatMap((name) => ['--filter', `./${name}`]);
  const options = ['--config.ignore-scripts=true', '--pack-destination', folder];
  await run('npx', ['--yes', packageManager, ...filters, 'pack', ...options], { cwd: root });
  const tarballs = globSync('*.tgz', { cwd: folder });
  return Object.fromEntries(
    packages.flatMap((name) =>
      tarballs
        .filter((file) => file.startsWith(`hotdrop-${name}-`))
        .map((file) => [`@hotdrop/${name}`, `file:${file}`]),
    ),
  );
}

/** Copies the example hosts out of this repository, installs packages with npm, and builds the hosts for a site. */
export async function buildHosts(folder: string, site: { siteUrl: string; apiUrl: string }): Promise<void> {
  const dependencies = await packPackages(folder);
  for (const host of hosts) {
    cpSync(path.join(examples, host), path.join(folder, host), { recursive: true });
    const file = path.join(folder, host, 'src', 'site.js');
    const code = readFileSync(file, 'utf8')
      .replace('http://127.0.0.1:3000', site.siteUrl)
      .replace('http://127.0.0.1:4000', site.apiUrl);
    writeFileSync(file, code);
  }
  // One installation for all, because they have most packages in common.
  const manifest = { private: true, workspaces: hosts, dependencies };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder });
  for (const host of hosts) {
    await run('npm', ['run', 'build'], { cwd: path.join(folder, host) });
  }
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.woff2': 'font/woff2',
};

/** Serves a built host at an origin of its own. Addresses of pages get the same document. */
export async function serveHost(folder: string, host: HostName) {
  const files = path.join(folder, host, 'dist');
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host.invalid');
    const file = path.join(files, path.extname(pathname) ? pathname : 'index.html');
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('content-type', mediaTypes[path.extname(file)] ?? 'application/octet-stream');
    response.end(readFileSync(file));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${getPort(server)}`,
    stop: () => void server.close().closeAllConnections(),
  };
}

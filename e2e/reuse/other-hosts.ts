import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@hotdrop/tools/site-runner';

const run = promisify(execFile);
const examples = path.join(root, 'examples', 'hosts');

interface Host {
  /** Commands that create a folder of this name, before the example's files are copied into it. */
  readonly template?: readonly string[];
  readonly packages: readonly string[];
  readonly build: readonly string[];
  /** The folder with the built page. */
  readonly public: string;
  readonly code: string;
}

/** The hosts of the examples, made as their readers make them. */
export const hosts = {
  vite: {
    template: [
      'npm',
      'create',
      '--yes',
      'vite@latest',
      'vite',
      '--',
      '--template=react-ts',
      '--no-interactive',
    ],
    packages: [],
    build: ['npm', 'run', 'build'],
    public: 'dist',
    code: 'src/App.tsx',
  },
  webpack: {
    template: ['npm', 'init', '-y'],
    packages: ['react', 'react-dom', 'webpack', 'webpack-cli'],
    build: ['npx', 'webpack'],
    public: 'public',
    code: 'src/index.mjs',
  },
  federation: {
    packages: [],
    build: ['npm', 'run', 'build'],
    public: 'dist',
    code: 'src/show-boards.js',
  },
} satisfies Record<string, Host>;
export type HostName = keyof typeof hosts;

/** The packages of hosts, as the site serves them. */
const packages = ['shared-domain', 'shared-ui', 'shared-host'];

interface Site {
  readonly siteUrl: string;
  readonly apiUrl: string;
}

/** Creates the hosts outside of this repository, and builds them for a site. */
export async function buildHosts(folder: string, site: Site): Promise<void> {
  const kit = packages.map((name) => `${site.siteUrl}/areas/kit/${name}.tgz`);
  const all: [string, Host][] = Object.entries(hosts);
  for (const [name, host] of all) {
    const dir = path.join(folder, name);
    const command = ([program = '', ...args]: readonly string[], cwd = dir) => run(program, args, { cwd });
    // npm init names the package after its folder, and create-vite creates the folder itself.
    if (name !== 'vite') mkdirSync(dir);
    if (host.template) await command(host.template, name === 'vite' ? folder : dir);
    cpSync(path.join(examples, name), dir, { recursive: true });
    const file = path.join(dir, host.code);
    writeFileSync(file, forTest(readFileSync(file, 'utf8'), site));
    await command([
      'npm',
      'install',
      '--no-audit',
      '--no-fund',
      '--prefer-offline',
      ...kit,
      ...host.packages,
    ]);
    await command(host.build);
  }
}

/** The code with the addresses of the site. */
const forTest = (code: string, { siteUrl, apiUrl }: Site): string =>
  code.replace('http://127.0.0.1:3000', siteUrl).replace('http://127.0.0.1:4000', apiUrl);

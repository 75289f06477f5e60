import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openAreaStore, type SiteDescription, writeSiteDescription } from '@hotdrop/shared-host/store';
import { aBuild, aTempFolder } from '@hotdrop/shared-host/testing';
import { runCli } from './cli.ts';
import { describeSite } from './site.ts';
import type { Tools } from './tools.ts';

type Source = NonNullable<Parameters<typeof aBuild>[0]>;

/** A work tree with areas whose builds a test chooses, and its command line. */
export async function aWorkTree(...areas: string[]) {
  const root = await aTempFolder();
  const sources = new Map<string, Source>(areas.map((area) => [area, { area, routes: [area] }]));
  const said: string[] = [];
  const clock = { now: '2026-11-21T10:00:00.000Z' };
  const faults: string[] = [];
  const sourceFaults: string[] = [];
  const tried: string[] = [];
  const env: NodeJS.ProcessEnv = {};
  const ownSite = await describeSite(path.resolve(__dirname, '../..'), new Date(clock.now));
  const storeDir = path.join(root, '.areas');
  const describe = (site: Partial<SiteDescription>) =>
    writeSiteDescription(storeDir, { ...ownSite, ...site });
  mkdirSync(storeDir);
  await describe({});
  for (const area of areas) {
    mkdirSync(path.join(root, area, 'src'), { recursive: true });
    writeFileSync(path.join(root, area, 'src', 'manifest.ts'), '');
    writeFileSync(path.join(root, area, 'package.json'), JSON.stringify({ version: '1.0.0' }));
  }
  const buildOf = (area: string) => aBuild(sources.get(area));

  const tools: Omit<Tools, 'store'> = {
    root,
    env,
    now: () => new Date(clock.now),
    readCommit: async () => 'c0ffee',
    say: (line) => void said.push(line),
    async build(area) {
      const { dir, manifest } = await buildOf(area);
      const dist = path.join(root, area, 'dist');
      rmSync(dist, { recursive: true, force: true });
      cpSync(dir, dist, { recursive: true });
      const { web, node, languages } = manifest;
      return { dir: dist, web, node, languages };
    },
    async readSource(area) {
      const { version, builtAt, languages, web, node, files, ...source } = (await buildOf(area)).manifest;
      return source;
    },
    describeSite: async () => ownSite,
    catalogProblems: async () => faults,
    sourceProblems: async () => sourceFaults,
    async tryInShell(shellDir) {
      const says = readFileSync(path.join(shellDir, 'main.cjs'), 'utf8');
      tried.push(says);
      return says.includes('refuses') ? says : undefined;
    },
    settle: async () => {},
    install: async () => {},
  };

  return {
    root,
    storeDir,
    /** Replaces the description of the site in the store. */
    describe,
    ownSite,
    said,
    clock,
    env,
    /** The shells in which candidates were tried. */
    tried,
    /** Builds a shell that prints a text for every candidate; with "refuses", it fails. */
    buildShell(says: string) {
      const dir = path.join(root, 'shell', 'dist', 'node');
      mkdirSync(dir, { recursive: true });
      writeFileSync(path.join(root, 'shell', 'package.json'), JSON.stringify({ version: '3.0.0' }));
      writeFileSync(path.join(dir, 'main.cjs'), says);
      writeFileSync(path.join(dir, 'web-files.json'), '{}');
    },
    /** Problems in the catalogs. */
    faults,
    /** Problems of types, tests, and pages in a browser. */
    sourceFaults,
    change: (area: string, source: Source) => void sources.set(area, { ...sources.get(area), ...source }),
    /** Raises the version in an area's package.json. */
    raise: (area: string, version: string) =>
      writeFileSync(path.join(root, area, 'package.json'), JSON.stringify({ version })),
    /** The versions that the store has of an area. */
    stored: (area: string) =>
      readdirSync(path.join(storeDir, area)).filter((name) => name !== 'release.json'),
    /** The version that is live for everyone. */
    stable: async (area: string) => (await openAreaStore(storeDir).pointer(area)).stable,
    area: (...args: string[]) => runCli(args, tools),
    /** Runs a command with --json and gives what it said. */
    async json(...args: string[]) {
      const { output } = await runCli([...args, '--json'], tools);
      return JSON.parse(output);
    },
  };
}

export type WorkTree = Awaited<ReturnType<typeof aWorkTree>>;

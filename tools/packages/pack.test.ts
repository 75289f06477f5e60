import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedPackages } from './published-packages.ts';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-pack-'));
const names = publishedPackages(root);

const filesOf = (name: string) =>
  readdirSync(path.join(folder, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(folder, name), path.join(entry.parentPath, entry.name)));
const read = (name: string, file: string) => readFileSync(path.join(folder, name, file), 'utf8');
const manifestOf = (name: string): Manifest => JSON.parse(read(name, 'package.json'));

beforeAll(() => {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: root, stdio: 'pipe' });
  run(process.execPath, 'tools/packages/main.ts', ...names);
  const filters = names.flatMap((name) => ['--filter', `./${name}`]);
  // They are already compiled.
  const options = ['--config.ignore-scripts=true', '--pack-destination', folder];
  run('npx', '--yes', packageManager, ...filters, 'pack', ...options);
  for (const name of names) {
    const tarball = `hotdrop-${name}-${manifestOfSource(name).version}.tgz`;
    mkdirSync(path.join(folder, name));
    execFileSync('tar', ['-xf', tarball, '-C', name, '--strip-components', '1'], { cwd: folder });
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const manifestOfSource = (name: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'));

test('all published packages have the same version', () => {
  expect(new Set(names.map((name) => manifestOf(name).version)).size).toBe(1);
});

describe.each(names)('%s', (name) => {
  test('ships compiled files, a license, and a README, and no sources or tests', () => {
    const files = filesOf(name);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    const sources = files.filter((file) => /(?<!\.d)\.tsx?$|\.po$|\.test\.js$/.test(file));
    expect(sources).toEqual([]);
    expect(files.some((file) => file.endsWith('.js'))).toBe(true);
  });

  test('its exports lead to files that it ships, scripts with declarations', () => {
    const exported = Object.values(manifestOf(name).exports ?? {});
    const needed = exported.flatMap((file) =>
      file.endsWith('.js') ? [file, file.replace(/\.js$/, '.d.ts')] : [file],
    );
    expect(needed.filter((file) => !existsSync(path.join(folder, name, file)))).toEqual([]);
  });

  test('its manifest names versions that a registry knows', () => {
    const { dependencies, peerDependencies } = manifestOf(name);
    const versions = Object.values({ ...dependencies, ...peerDependencies });
    expect(versions.filter((version) => !/^\^?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('needs each of its dependencies', () => {
    const code = filesOf(name)
      .filter((file) => /\.[cm]?js$/.test(file))
      .map((file) => read(name, file))
      .join();
    // The minimizer of stylesheets and the plugin of React Refresh load them by themselves.
    const loadedByOthers = ['lightningcss', 'react-refresh'];
    const unused = Object.keys(manifestOf(name).dependencies ?? {}).filter(
      (dependency) =>
        !loadedByOthers.includes(dependency) && !new RegExp(`['"]${dependency}['"/]`).test(code),
    );
    expect(unused).toEqual([]);
  });
});

test('shared-host has what a host of another bundler needs: createSite, and one stylesheet with its font', () => {
  expect(read('shared-host', 'dist/esm/browser/index.js')).toContain('createSite');
  const { exports } = manifestOf('shared-host');
  const stylesheet = exports?.['./host.css'] ?? '';
  const css = read('shared-host', stylesheet);
  expect(css).toMatch(/--accent:/);
  expect(css).toMatch(/@layer base \{/);
  expect(css).not.toContain('@import');
  const named = [...css.matchAll(/url\("?([^")]+)"?\)/g)].flatMap(([, file]) => file ?? []);
  expect(named).toEqual([expect.stringMatching(/\.woff2$/)]);
  const missing = named.filter(
    (file) => !existsSync(path.join(folder, 'shared-host', path.dirname(stylesheet), file)),
  );
  expect(missing).toEqual([]);
});

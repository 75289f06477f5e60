import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { freePort } from '../process/free-port.ts';
import { aFolder, writeFiles } from '../test-helpers/a-folder.ts';
import { eventually, isAlive } from '../test-helpers/processes.ts';
import { run } from '../test-helpers/run-script.ts';

const staysAlive = 'setInterval(() => {}, 1000);';
const installs = "require('fs').mkdirSync('node_modules', { recursive: true });";

interface Project {
  /** Code of the task. */
  readonly task?: string;
  /** Code of a fake npx: the real one would use the registry. */
  readonly npx?: string;
}

/** A project with our bootstrap, one package and one task. */
function aProject({ task = '', npx = installs }: Project = {}) {
  const root = aFolder({
    'package.json': JSON.stringify({ type: 'module', packageManager: 'pnpm@1.2.3' }),
    'pnpm-lock.yaml': 'lockfileVersion: 9',
    'one/package.json': '{}',
    'bin/package.json': '{}',
    'tools/dev/main.ts': task,
    'tools/start/main.ts': task,
    'bin/npx': `#!${process.execPath}\nrequire('fs').appendFileSync('npx-calls', process.argv.slice(2).join(' ') + '\\n');${npx}`,
  });
  chmodSync(path.join(root, 'bin/npx'), 0o755);
  mkdirSync(path.join(root, 'tools/process'));
  const tools = path.join(__dirname, '..');
  cpSync(path.join(tools, 'bootstrap.mjs'), path.join(root, 'tools/bootstrap.mjs'));
  cpSync(path.join(tools, 'bootstrap'), path.join(root, 'tools/bootstrap'), { recursive: true });
  cpSync(
    path.join(tools, 'process/exit-with-parent.ts'),
    path.join(root, 'tools/process/exit-with-parent.ts'),
  );
  return root;
}

function bootstrap(
  root: string,
  args: readonly string[] = ['dev'],
  env: NodeJS.ProcessEnv = {},
  node: string[] = [],
) {
  const PATH = [path.join(root, 'bin'), '/bin', '/usr/bin'].join(path.delimiter);
  return run(process.execPath, [...node, 'tools/bootstrap.mjs', ...args], root, { PATH, ...env });
}

const installsOf = (root: string) =>
  existsSync(path.join(root, 'npx-calls'))
    ? readFileSync(path.join(root, 'npx-calls'), 'utf8').trim().split('\n')
    : [];
const pidSaidIn = (text: () => string) =>
  eventually(() => Number(/pid (\d+)/.exec(text())?.[1]) || undefined);

test('installs with the pinned pnpm, runs the task, and prints nothing the next time', async () => {
  const root = aProject({ task: 'console.log("the task", process.argv.slice(2).join(" "))' });
  const first = await bootstrap(root, ['dev', 'mf-profile', '--fast']).finished;
  expect(first).toEqual({
    code: 0,
    output: expect.stringMatching(/Installing packages.*the task mf-profile --fast/s),
  });
  expect(installsOf(root)).toEqual(['--yes pnpm@1.2.3 install --reporter=append-only']);
  expect(await bootstrap(root, ['dev', 'again']).finished).toEqual({ code: 0, output: 'the task again\n' });
  expect(installsOf(root)).toHaveLength(1);
});

test.each(['one/package.json', 'two/package.json', 'examples/three/package.json', 'pnpm-lock.yaml'])(
  'installs again when %s changed',
  async (file) => {
    const root = aProject();
    await bootstrap(root).finished;
    writeFiles(root, { [file]: '{ "version": "2.0.0" }' });
    await bootstrap(root).finished;
    expect(installsOf(root)).toHaveLength(2);
  },
);

test('returns the exit code of the task', async () => {
  expect(await bootstrap(aProject({ task: 'process.exit(7)' })).finished).toMatchObject({ code: 7 });
});

test("runs the task on the Node that was installed, and not on the machine's own", async () => {
  const root = aProject({
    task: 'console.log(process.execPath)',
    npx: `${installs} require('fs').mkdirSync('node_modules/node/bin', { recursive: true }); require('fs').copyFileSync(process.execPath, 'node_modules/node/bin/node');`,
  });
  const { output } = await bootstrap(root).finished;
  expect(output).toContain(path.join(root, 'node_modules/node/bin/node'));
});

test.each([
  ['getaddrinfo ENOTFOUND registry.npmjs.org', 'The npm registry could not be reached.'],
  ['ERR_PNPM_OUTDATED_LOCKFILE', 'pnpm-lock.yaml does not belong to the package.json files.'],
  ['write ENOSPC', 'The disk is full'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'NODE_EXTRA_CA_CERTS'],
  ['something new', 'the last ones that the package manager said'],
])('explains an install that ends with "%s", and tries again the next time', async (words, advice) => {
  const root = aProject({
    task: 'console.log("ran")',
    npx: `console.error(${JSON.stringify(words)}); process.exit(3)`,
  });
  const { code, output } = await bootstrap(root).finished;
  expect(code).toBe(1);
  expect(output).toContain(`  | ${words}`);
  expect(output).toContain(advice);
  expect(output).toContain('.cache/install.log');
  expect(output).not.toContain('ran');
  expect(readFileSync(path.join(root, '.cache/install.log'), 'utf8')).toContain(words);
  await bootstrap(root).finished;
  expect(installsOf(root)).toHaveLength(2);
});

/** Replaces how the bootstrap writes files. */
const withDisk = (root: string, write: string) => {
  writeFiles(root, { 'disk.cjs': `const fs = require('fs'); const { write } = fs; fs.write = ${write};` });
  return bootstrap(root, ['dev'], {}, ['--require', './disk.cjs']).finished;
};
const failing = { npx: 'console.error("write ENOSPC"); process.exit(3)' };

test('the log of a failed install is complete on a slow disk', async () => {
  const root = aProject(failing);
  const { code } = await withDisk(root, '(...args) => setTimeout(() => write(...args), 500)');
  expect(code).toBe(1);
  expect(readFileSync(path.join(root, '.cache/install.log'), 'utf8')).toContain('write ENOSPC');
});

test('explains a failed install when the disk has no room for its log', async () => {
  const full = '(...args) => args.at(-1)(Object.assign(new Error("no space"), { code: "ENOSPC" }))';
  const { code, output } = await withDisk(aProject(failing), full);
  expect(code).toBe(1);
  expect(output).toContain('The disk is full');
});

test('says what is missing where there is no npx', async () => {
  const { code, output } = await bootstrap(aProject(), ['dev'], { PATH: '/nowhere' }).finished;
  expect(code).toBe(1);
  expect(output).toContain('It comes with npm');
});

test('asks for a newer Node before it changes anything', async () => {
  const root = aProject();
  writeFiles(root, { 'old.cjs': `Object.defineProperty(process.versions, 'node', { value: '18.20.1' });` });
  const { code, output } = await bootstrap(root, ['dev'], {}, ['--require', './old.cjs']).finished;
  expect(code).toBe(1);
  expect(output).toContain('Node 20.0.0 or newer is needed');
  expect(installsOf(root)).toEqual([]);
});

test('distinguishes a Node that can install but not run the code', async () => {
  const root = aProject();
  writeFiles(root, { 'old.cjs': `Object.defineProperty(process.versions, 'node', { value: '20.11.0' });` });
  const { code, output } = await bootstrap(root, ['dev'], {}, ['--require', './old.cjs']).finished;
  expect(code).toBe(1);
  expect(output).toContain('The code runs on Node 22.19.0 or newer; this is Node 20.11.0');
});

test('lists the tasks when a task is unknown', async () => {
  const { code, output } = await bootstrap(aProject(), ['strat']).finished;
  expect(code).toBe(1);
  expect(output).toContain('There is no task "strat".\nKnown: start, test,');
});

async function listen(port: number, host?: string) {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  return { port: getPort(server), close: () => server.close() };
}

test.each([undefined, '127.0.0.1'])('says that a port is taken (on %s) before it installs', async (host) => {
  const { port, close } = await listen(await freePort(), host);
  const root = aProject();
  const { code, output } = await bootstrap(root, ['start'], {
    PORT: `${port}`,
    API_PORT: `${await freePort()}`,
    OPERATORS_PORT: `${await freePort()}`,
    API_OPERATORS_PORT: `${await freePort()}`,
  }).finished;
  close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} for the site is taken by another program.`);
  expect(output).toContain(`PORT=${port + 1} npm start`);
  expect(installsOf(root)).toEqual([]);
});

/** Two servers on neighboring ports. */
async function listenOnNeighbors(): Promise<readonly Awaited<ReturnType<typeof listen>>[]> {
  const first = await listen(await freePort());
  const second = await listen(first.port + 1).catch(() => undefined);
  if (second) return [first, second];
  first.close();
  return listenOnNeighbors();
}

test('advises no port that is taken too', async () => {
  const servers = await listenOnNeighbors();
  const [port = 0, next] = servers.map((server) => server.port);
  const { output } = await bootstrap(aProject(), ['start'], {
    PORT: `${port}`,
    OPERATORS_PORT: `${next}`,
    API_PORT: `${await freePort()}`,
    API_OPERATORS_PORT: `${await freePort()}`,
  }).finished;
  for (const { close } of servers) close();
  expect(output).toContain(`PORT=${port + 2} OPERATORS_PORT=${port + 3} npm start`);
});

test.each([
  [{ PORT: 'three' }, 'PORT, the port of the site, is not a port number.'],
  [{ API_PORT: '70000' }, 'API_PORT, the port of the API, is not a port number.'],
  [{ PORT: '4123', API_PORT: '4123' }, 'PORT and API_PORT are both 4123.'],
])('refuses the ports %j', async (env, words) => {
  const { code, output } = await bootstrap(aProject(), ['start'], env).finished;
  expect(code).toBe(1);
  expect(output).toContain(words);
});

test('passes a signal to the task, which decides how to end', async () => {
  const running = bootstrap(
    aProject({
      task: `process.on('SIGTERM', () => process.exit(9)); console.log('pid', process.pid); ${staysAlive}`,
    }),
  );
  await pidSaidIn(running.output);
  running.process.kill('SIGTERM');
  expect((await running.finished).code).toBe(9);
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  "ends the task when %s ends npm's shell alone",
  async (signal) => {
    const root = aProject({ task: `console.log('pid', process.pid); ${staysAlive}` });
    await bootstrap(root, ['nothing']).finished;
    const shell = run('/bin/sh', ['-c', `${process.execPath} tools/bootstrap.mjs dev; true`], root, {
      PATH: `${path.join(root, 'bin')}:/bin:/usr/bin`,
    });
    const pid = await pidSaidIn(shell.output);
    shell.process.kill(signal);
    await eventually(() => !isAlive(pid));
  },
  60_000,
);

test('the task ends after its bootstrap was killed', async () => {
  const running = bootstrap(aProject({ task: `console.log('pid', process.pid); ${staysAlive}` }));
  const pid = await pidSaidIn(running.output);
  running.process.kill('SIGKILL');
  await eventually(() => !isAlive(pid));
});

test('an install that is interrupted leaves nothing running and is repeated', async () => {
  const root = aProject({
    npx: `${installs} const { pid } = require('child_process').spawn(process.execPath, ['-e', '${staysAlive}']); require('fs').writeFileSync('pid', 'pid ' + pid + '.'); ${staysAlive}`,
  });
  const running = bootstrap(root);
  const file = path.join(root, 'pid');
  const pid = await eventually(
    () => existsSync(file) && (Number(/pid (\d+)\./.exec(readFileSync(file, 'utf8'))?.[1]) || undefined),
  );
  running.process.kill('SIGINT');
  const { code, output } = await running.finished;
  expect(code).toBe(130);
  expect(output).toContain('The install was interrupted.');
  await eventually(() => !isAlive(pid));
  expect(existsSync(path.join(root, 'node_modules/.installed'))).toBe(false);
});

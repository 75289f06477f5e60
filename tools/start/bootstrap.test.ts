import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getPort } from '@hotdrop/shared-domain/server-port';
import { aFolder, runNode } from '../test/scripts.ts';
import { readSitePorts } from './ports.ts';

/** A project with our bootstrap, a task, and a fake npx, because the real one would use the registry. */
function aProject(
  npx: string,
  task = 'console.log("the task", ...process.argv.slice(2)); process.exitCode = 7',
) {
  const root = aFolder({
    'package.json': '{ "type": "module", "packageManager": "pnpm@1.2.3" }',
    'pnpm-lock.yaml': 'lockfileVersion: 9',
    'pnpm-workspace.yaml': '',
    'task.mjs': task,
    'bin/package.json': '{}',
    'bin/npx': `#!${process.execPath}\nconsole.log('npx', ...process.argv.slice(2)); ${npx}`,
  });
  chmodSync(path.join(root, 'bin/npx'), 0o755);
  for (const file of ['bootstrap.mjs', 'end-with-parent.mjs']) {
    cpSync(path.join(__dirname, file), path.join(root, 'tools/start', file));
  }
  const env = { PATH: path.join(root, 'bin') };
  const run = (...node: string[]) =>
    runNode(root, [...node, 'tools/start/bootstrap.mjs', 'task.mjs', 'fast'], env);
  return Object.assign(run, { root, env });
}

test('installs once with the pinned pnpm, and returns the exit code of the task', async () => {
  const bootstrap = aProject("require('fs').mkdirSync('node_modules')");
  const { code, output } = await bootstrap();
  expect(output).toMatch(/Installing packages.*npx --yes pnpm@1\.2\.3 install\nthe task fast\n/s);
  expect(code).toBe(7);
  expect(await bootstrap()).toEqual({ code: 7, output: 'the task fast\n' });
});

test('explains a failed install, and tries again the next time', async () => {
  const bootstrap = aProject("console.error('ENOTFOUND'); process.exit(3)");
  for (const _ of ['first', 'second']) {
    const { code, output } = await bootstrap();
    expect(code).toBe(1);
    expect(output).toMatch(/ENOTFOUND.*could not be installed.*the npm registry is not reachable/s);
    expect(output).not.toContain('the task');
  }
});

test('lets a task wait for a process that it forks, as builds do', async () => {
  const bootstrap = aProject(
    "require('fs').mkdirSync('node_modules')",
    `import { fork } from 'node:child_process';
    if (process.argv[2] === 'fork') {
      process.on('message', (text) => process.send(text));
    } else {
      const child = fork('task.mjs', ['fork']);
      child.send('the answer');
      console.log(await new Promise((resolve) => child.once('message', resolve)));
      child.kill();
    }`,
  );
  expect(await bootstrap()).toMatchObject({ code: 0, output: expect.stringContaining('the answer') });
});

describe('a task that runs until it is stopped', () => {
  /** Starts it with a program before the bootstrap, as npm has a shell. */
  async function start(program: string, args: (command: string) => readonly string[]) {
    const { root: cwd, env } = aProject(
      "require('fs').mkdirSync('node_modules')",
      `import { renameSync, writeFileSync } from 'node:fs';
      writeFileSync('new', String(process.pid));
      renameSync('new', 'pid');
      setInterval(() => {}, 1_000);`,
    );
    const command = `'${process.execPath}' tools/start/bootstrap.mjs task.mjs; exit`;
    const stdio = ['pipe', 'ignore', 'ignore'] as const;
    const parent = spawn(program, args(command), { cwd, env, stdio: [...stdio], detached: true });
    // It throws without the program.
    await once(parent, 'spawn');
    const file = path.join(cwd, 'pid');
    while (!existsSync(file)) await delay(20);
    const pid = Number(readFileSync(file, 'utf8'));
    const isRunning = () => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    const hasEnded = async () => {
      while (isRunning()) await delay(20);
    };
    return { parent: parent.pid ?? 0, parentEnd: once(parent, 'exit'), pid, isRunning, hasEnded };
  }
  const startInBackground = () => start('/bin/sh', (command) => ['-c', command]);

  test('stays when it was started in the background and the terminal is closed', async () => {
    const { parent, parentEnd, pid, isRunning, hasEnded } = await startInBackground();
    process.kill(-parent, 'SIGHUP');
    await parentEnd;
    // Twice as long as it takes to notice that the parent has ended.
    await delay(2_000);
    expect(isRunning()).toBe(true);
    process.kill(pid);
    await hasEnded();
  });

  test('ends with its parent that was stopped', async () => {
    const { parent, hasEnded } = await startInBackground();
    process.kill(parent);
    await hasEnded();
  });

  test('ends when its terminal is closed', async () => {
    // It gives a command a terminal.
    const { parent, hasEnded } = await start('/usr/bin/script', (command) => ['-qec', command, '/dev/null']);
    process.kill(parent, 'SIGKILL');
    await hasEnded();
  });
});

test('explains an old Node', async () => {
  const bootstrap = aProject('');
  const old = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '18.20.0' })`;
  const { code, output } = await bootstrap('--import', old);
  expect(code).toBe(1);
  expect(output).toContain('Node 20 or newer is needed; this is Node 18.20.0.');
});

test('explains ports that are in use, the same, or no numbers', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const port = getPort(server);
  const read = (env: NodeJS.ProcessEnv) => readSitePorts(env).catch(String);
  const free = { PORT: '20101', API_PORT: '20103' };
  expect(await read({ ...free, PORT: String(port) })).toContain(`Port ${port} for the site is in use`);
  expect(await read({ ...free, OPERATORS_PORT: '20103' })).toMatch(/is in use.*OPERATORS_PORT/);
  expect(await read({ ...free, API_PORT: 'x' })).toContain('API_PORT, the port of the API, is not a number');
  server.close();
});

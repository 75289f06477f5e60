import { chmodSync, cpSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
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
  return (...node: string[]) =>
    runNode(root, [...node, 'tools/start/bootstrap.mjs', 'task.mjs', 'fast'], {
      PATH: path.join(root, 'bin'),
    });
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

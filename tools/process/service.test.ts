import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aFolder } from '../test-helpers/a-folder.ts';
import { eventually, isAlive } from '../test-helpers/processes.ts';
import { freePort } from './free-port.ts';
import { lastLines } from './last-lines.ts';
import { type Service, startService } from './service.ts';
import { waitUntilHealthy } from './wait-until-healthy.ts';

const staysAlive = 'setInterval(() => {}, 1000);';
const answersOn = (port: number, status = 200) =>
  `require('http').createServer((_, out) => { out.statusCode = ${status}; out.end('state'); }).listen(${port}, '127.0.0.1');`;
const startsAnother = `const { pid } = require('child_process').spawn(process.execPath, ['-e', '${staysAlive}']); console.log('pid', pid);`;

const started: Service[] = [];
function aService(
  code: string,
  env: NodeJS.ProcessEnv = process.env,
  isOnStandby = false,
  otherFiles: Readonly<Record<string, string>> = {},
) {
  const folder = aFolder({ 'service.cjs': code, ...otherFiles });
  const service = startService({
    name: 'The test service',
    args: [path.join(folder, 'service.cjs')],
    cwd: folder,
    env,
    isOnStandby,
    logFile: path.join(folder, 'log', 'service.log'),
  });
  started.push(service);
  return service;
}
afterEach(async () => {
  await Promise.all(started.splice(0).map((service) => service.stop()));
});

const pidPrintedBy = (service: Service) =>
  eventually(() => Number(/pid (\d+)/.exec(service.lastLines())?.[1]) || undefined);

test('is healthy when its address answers with success', async () => {
  const port = await freePort();
  await waitUntilHealthy(
    aService(`setTimeout(() => { ${answersOn(port)} }, 300)`),
    `http://127.0.0.1:${port}/healthz`,
  );
});

test('a service on standby reads its script when it begins, and ends with it', async () => {
  const service = aService('', process.env, true);
  writeFileSync(path.join(service.logFile, '../../service.cjs'), `console.log('saved meanwhile')`);
  service.begin();
  expect((await service.ended).message).toContain('  | saved meanwhile');
});

test('a service on standby that never begins ends when it is stopped', async () => {
  const service = aService('', process.env, true);
  await service.stop();
  expect(isAlive(service.pid)).toBe(false);
});

test('reports a crash during the start with the last lines and the log', async () => {
  const service = aService(`console.log('reading settings'); throw new Error('no database there');`);
  const failure = await waitUntilHealthy(service, 'http://127.0.0.1:9/').catch(
    (error: Error) => error.message,
  );
  expect(failure).toContain('The test service ended with exit code 1.');
  expect(failure).toContain('  | reading settings');
  expect(failure).toContain('  | Error: no database there');
  expect(failure).toContain(service.logFile);
  expect(readFileSync(service.logFile, 'utf8')).toContain('no database there');
});

test('quotes an unhealthy answer after the timeout', async () => {
  const port = await freePort();
  const service = aService(
    `${answersOn(port, 503).slice(0, -1)}.on('listening', () => console.log('hello'));`,
  );
  await eventually(() => service.lastLines().includes('hello'));
  await expect(waitUntilHealthy(service, `http://127.0.0.1:${port}/healthz`, 1)).rejects.toThrow(
    /The test service is not ready after 1 s: .* answers 503 state\.\nIts last lines:\n {2}\| hello/,
  );
});

test('reports the signal of a later crash', async () => {
  const service = aService(staysAlive);
  process.kill(service.pid, 'SIGKILL');
  expect((await service.ended).message).toContain('The test service was ended by SIGKILL.');
});

test('the children of a service end with it', async () => {
  const service = aService(`${startsAnother} ${staysAlive}`);
  const grandchild = await pidPrintedBy(service);
  await service.stop();
  await eventually(() => !isAlive(grandchild));
});

test('the children of a crashed service end too', async () => {
  const service = aService(`${startsAnother} setTimeout(() => process.exit(3), 500);`);
  const grandchild = await pidPrintedBy(service);
  expect((await service.ended).message).toContain('ended with exit code 3');
  await eventually(() => !isAlive(grandchild));
});

test('kills a service that ignores the request to end', async () => {
  const service = aService(
    `process.on('SIGTERM', () => console.log('no')); console.log('pid', process.pid); ${staysAlive}`,
  );
  await pidPrintedBy(service);
  await service.stop();
  expect(isAlive(service.pid)).toBe(false);
  expect((await service.ended).message).toMatch(/SIGKILL.*\n.*\n.*\n {2}\| no/);
});

test('stop can be called twice, and after the end', async () => {
  const service = aService(staysAlive);
  await Promise.all([service.stop(), service.stop()]);
  await service.stop();
  expect(isAlive(service.pid)).toBe(false);
});

test('a service has the given environment only', async () => {
  const service = aService(`console.log(Object.keys(process.env).join());`, {
    ONE: '1',
    PATH: process.env.PATH,
  });
  await service.ended;
  expect(service.lastLines().split(',').sort()).toEqual(['ONE', 'PATH']);
});

test('reports the end of a long log', async () => {
  const service = aService(`for (let line = 0; line < 5000; line++) console.log('line', line);`);
  await service.ended;
  expect(service.lastLines().split('\n')).toHaveLength(20);
  expect(service.lastLines()).toMatch(/line 4998\nline 4999$/);
});

test('a service ends after its parent was killed, and can still run its exit handlers', async () => {
  const saysGoodbye = `process.on('SIGTERM', () => { require('fs').writeSync(1, 'good-bye'); process.exit(); });`;
  const folder = aFolder({ 'service.cjs': `console.log('pid', process.pid); ${saysGoodbye} ${staysAlive}` });
  const logFile = path.join(folder, 'service.log');
  const options = { name: 'The service', args: [path.join(folder, 'service.cjs')], cwd: folder, logFile };
  const parent = spawn(process.execPath, [
    '--input-type=module-typescript',
    '--eval',
    `import { startService } from ${JSON.stringify(path.join(__dirname, 'service.ts'))};
     startService(${JSON.stringify(options)});`,
  ]);
  const pid = await eventually(() => Number(/pid (\d+)/.exec(lastLines(logFile))?.[1]) || undefined);
  parent.kill('SIGKILL');
  await eventually(() => !isAlive(pid));
  expect(lastLines(logFile)).toContain('good-bye');
});

const workerScript = `setTimeout(() => { console.log('the worker is done'); process.exit(0); }, 1500);`;
test.each([
  ['process', `require('node:child_process').fork(__dirname + '/worker.cjs')`],
  ['thread', `new (require('node:worker_threads').Worker)(__dirname + '/worker.cjs')`],
])(
  'a worker %s that a service starts runs to its end',
  async (_, worker) => {
    for (const isOnStandby of [false, true]) {
      const service = aService(`${worker}.on('exit', () => process.exit());`, process.env, isOnStandby, {
        'worker.cjs': workerScript,
      });
      service.begin();
      await service.ended;
      expect(service.lastLines()).toBe('the worker is done');
    }
  },
  60_000,
);

test('a worker process of a service that was on standby receives its first message', async () => {
  const worker = `require('node:child_process').fork(__dirname + '/worker.cjs')`;
  const service = aService(
    `const worker = ${worker}; worker.on('exit', () => process.exit()); worker.send('hello');`,
    process.env,
    true,
    {
      'worker.cjs': `process.on('message', (message) => { console.log('received', message); process.exit(); });`,
    },
  );
  service.begin();
  await service.ended;
  expect(service.lastLines()).toBe('received hello');
});

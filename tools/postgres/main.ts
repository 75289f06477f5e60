import { spawn } from 'node:child_process';
import { onStopRequest } from '../process/stop-request.ts';
import { NoPostgresError } from './programs.ts';
import { startPostgres } from './start-postgres.ts';

/** `node tools/postgres/main.ts COMMAND …` runs a command with TEST_POSTGRES_URL leading to a PostgreSQL server. */
const [command = '', ...args] = process.argv.slice(2);
const signal = onStopRequest();

try {
  const given = process.env.TEST_POSTGRES_URL;
  const server = given ? { url: given, stop: async () => {} } : await startPostgres();
  process.exitCode = await run({ ...process.env, TEST_POSTGRES_URL: server.url });
  await server.stop();
} catch (error) {
  if (!(error instanceof NoPostgresError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function run(env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env, stdio: 'inherit' });
    signal.addEventListener('abort', () => child.kill());
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

import { execa } from 'execa';
import { startPostgres } from './postgres.ts';

/** `node tools/start/with-postgres.ts COMMAND …` runs a command with TEST_POSTGRES_URL leading to a PostgreSQL server. */
const [command = '', ...args] = process.argv.slice(2);
const given = process.env.TEST_POSTGRES_URL;
const server = given ? undefined : await startPostgres();
const env = { TEST_POSTGRES_URL: given ?? server?.url };
// Ctrl-C ends the command, and then the server.
process.on('SIGINT', () => {});
const { exitCode = 1 } = await execa(command, args, { env, stdio: 'inherit', reject: false });
await server?.stop();
process.exitCode = exitCode;

import { readSecretFiles } from '@hotdrop/shared-domain/secrets';
import { secretNames } from '../secrets.ts';
import { runCommand } from './run-command.ts';

/** `npm run api -- COMMAND` runs a command on the database of the API host. */
readSecretFiles(process.env, secretNames);
const { exitCode, output } = await runCommand(process.argv.slice(2), process.env);
(exitCode === 0 ? process.stdout : process.stderr).write(`${output}\n`);
process.exitCode = exitCode;

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type BackupFacts, openBackup, writeBackup } from '../backup/backup-file.ts';
import type { CheckReport } from '../backup/check-database.ts';
import { embeddedTarget } from '../backup/embedded.ts';
import { postgresqlTarget } from '../backup/postgresql.ts';
import type { Target } from '../backup/target.ts';
import { readDatabasePlace } from '../config.ts';
import type { HiddenCommand } from '../hidden/hide-player.ts';

interface Result {
  /** 0 done, 1 refused, failed, or damaged, 2 invalid command. */
  readonly exitCode: 0 | 1 | 2;
  readonly output: string;
}

interface Command {
  readonly usage: string;
  readonly about: string;
  readonly hasArgument: boolean;
  readonly options?: { readonly [name: string]: { readonly type: 'boolean' } };
  run(target: Target, argument: string, isReplacing: boolean): Promise<Result>;
}

const done = (...lines: string[]): Result => ({ exitCode: 0, output: lines.join('\n') });

const changeHidden = async (target: Target, command: HiddenCommand): Promise<Result> => {
  const lines = await target.changeHidden(command);
  if (lines) return done(...lines);
  return {
    exitCode: 1,
    output:
      'The site knows no such player. Name the platform and the account id, such as steam/account.0123456789abcdef; a name is enough for a player who is stored, or who is hidden under it.',
  };
};

const describe = ({ database, schema, createdAt }: BackupFacts): string =>
  `${database === 'pglite' ? 'the embedded database' : 'the PostgreSQL database'} with schema ${schema} as of ${createdAt}`;

const describeReport = ({ schema, counts, problems, notes }: CheckReport): Result => {
  const rows = Object.entries(counts).map(([name, count]) => `  ${name.padEnd(16)} ${count}`);
  const isWhole = problems.length === 0;
  const verdict = isWhole
    ? `The database is intact: schema ${schema}, every index matches its table.`
    : 'The database is damaged, or this version cannot use it. docs/operations.md says what to do.';
  return {
    exitCode: isWhole ? 0 : 1,
    output: [...problems, ...notes, ...rows, verdict].join('\n'),
  };
};

const commands: Readonly<Record<string, Command>> = {
  backup: {
    usage: 'backup FILE',
    about: 'writes the whole database into a new file, while hosts run',
    hasArgument: true,
    async run(target, argument) {
      const file = resolve(argument);
      let facts: BackupFacts | undefined;
      await target.dump((found, dump) => {
        facts = found;
        return writeBackup(file, found, dump);
      });
      return done(`Wrote ${facts ? describe(facts) : ''} to ${file} (${statSync(file).size} bytes).`);
    },
  },
  restore: {
    usage: 'restore FILE [--replace]',
    about:
      'fills an empty database from a backup, while no host runs; --replace discards what the database holds',
    hasArgument: true,
    options: { replace: { type: 'boolean' } },
    async run(target, file, isReplacing) {
      const backup = await openBackup(resolve(file));
      await target.restore(backup, { isReplacing });
      return done(
        `Restored ${describe(backup.facts)}.`,
        'All visitors are signed out. Start the host: it migrates the database if this version needs it.',
      );
    },
  },
  check: {
    usage: 'check',
    about: 'reads the whole database and says whether it is complete, while hosts run',
    hasArgument: false,
    run: async (target) => describeReport(await target.check()),
  },
  hide: {
    usage: 'hide PLATFORM/PLAYER',
    about: 'stops showing a player who asked for it, and deletes what is stored about them, while hosts run',
    hasArgument: true,
    run: (target, player) => changeHidden(target, { action: 'hide', player }),
  },
  show: {
    usage: 'show PLATFORM/PLAYER',
    about: 'shows a hidden player again, from the next visit of the profile on',
    hasArgument: true,
    run: (target, player) => changeHidden(target, { action: 'show', player }),
  },
  hidden: {
    usage: 'hidden',
    about: 'lists the hidden players',
    hasArgument: false,
    run: (target) => changeHidden(target, { action: 'list' }),
  },
};

const help = [
  'npm run api -- COMMAND',
  '',
  ...Object.values(commands).flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`]),
  '',
  'DATA_DIR and DATABASE_URL name the database, as for the API host. Exit codes: 0 done, 1 refused, failed, or',
  'damaged, 2 invalid command.',
].join('\n');

const usageError = (message: string): Result => ({ exitCode: 2, output: `${message}\n\n${help}` });

/** Runs one command line on the database that the settings name. */
export const runCommand = async (
  [name = 'help', ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<Result> => {
  if (name === 'help' || name === '--help') return done(help);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return usageError(`There is no command "${name}".`);
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: command.options ?? {},
    });
    const [argument = '', ...rest] = positionals;
    if (Boolean(argument) !== command.hasArgument || rest.length > 0)
      return usageError(`Usage: ${command.usage}`);
    const { dataDir, databaseUrl } = readDatabasePlace(env);
    const target = databaseUrl ? postgresqlTarget(databaseUrl) : embeddedTarget(dataDir);
    return await command.run(target, argument, values.replace === true);
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
      return usageError(error.message);
    return { exitCode: 1, output: error instanceof Error ? error.message : String(error) };
  }
};

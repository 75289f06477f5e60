import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readOptions, readSite } from '@hotdrop/create-area/command-line';
import { getErrorMessage } from '@hotdrop/shared-host/store';
import { listCommands, type Values } from './commands/index.ts';
import { ownArea, readSettings } from './repository.ts';
import { type Outcome, type Tools, UsageError } from './tools.ts';

interface Result {
  readonly exitCode: number;
  /** Text for standard output. */
  readonly output: string;
}

interface Arguments {
  readonly positionals: readonly string[];
  readonly values: Values;
}

const common = { store: { type: 'string' }, json: { type: 'boolean' } } as const;

/** Runs one command line. Exit codes: 0 done, 1 refused or failed, 2 invalid command. */
export async function runCli(args: readonly string[], tools: Omit<Tools, 'store'>): Promise<Result> {
  const isJson = args.includes('--json');
  try {
    const { summary, facts } = await runCommand(args, tools);
    return { exitCode: 0, output: isJson ? JSON.stringify(facts, null, 2) : summary };
  } catch (error) {
    const message = getErrorMessage(error);
    const exitCode = error instanceof UsageError ? 2 : 1;
    return {
      exitCode,
      output: isJson ? JSON.stringify({ error: { name: Object(error).name, message } }, null, 2) : message,
    };
  }
}

function runCommand([name, ...args]: readonly string[], tools: Omit<Tools, 'store'>): Promise<Outcome> {
  const commands = listCommands(tools.root);
  const help = describeCommands(commands, ownArea(tools.root) !== undefined);
  if (!name || name === 'help' || [name, ...args].includes('--help')) {
    return Promise.resolve({ summary: help, facts: { help } });
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".\n\n${help}`);
  const { positionals, values }: Arguments = readOptions(name, args, { ...common, ...command.options });
  const settings = readSettings(tools.root);
  const named = readLocation(values.store, 'AREA_STORE', tools) ?? settings?.store;
  // A store has the description of its site.
  const site = readLocation(values.site, 'AREA_SITE', tools) ?? (named ? undefined : settings?.site);
  if (!named && ownArea(tools.root) && !command.worksWithoutStore) {
    throw new UsageError(
      `${name} needs the area store of the site, which its operator names: --store PLACE, AREA_STORE, or "store" in the field hotdrop of package.json.`,
    );
  }
  const location = named ?? '.areas';
  const store = /^\w+:\/\//.test(location) ? location : path.resolve(tools.root, location);
  // A team can check its area before it has a store: then no other version of it exists.
  if (site && !named) mkdirSync(store, { recursive: true });
  return command.run(positionals, values, {
    ...tools,
    store,
    ...(site && { site: new URL('/areas/', readSite(site)).href }),
  });
}

/** Reads a location from the command line, or from the environment. */
const readLocation = (given: unknown, variable: string, { env }: Pick<Tools, 'env'>) =>
  typeof given === 'string' ? given : env[variable] || undefined;

/** Scripts of an area's repository that are no commands of this file. */
const ownScripts = [
  '  npm run dev [-- --site ADDRESS | -- --alone]',
  '      shows the area in the pages of its site, or alone with invented answers',
  '  npm test',
  "      runs the area's tests",
  '  npm run texts -- extract | check',
  '      brings new messages of the code into catalogs/; check fails while a translation is missing',
  '',
];

const describeCommands = (commands: ReturnType<typeof listCommands>, isOwn: boolean) =>
  [
    ...(isOwn ? ownScripts : []),
    'npm run area -- COMMAND',
    '',
    ...Object.values(commands).flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`]),
    '',
    '  --store PLACE    the area store, a folder or s3://bucket/folder; otherwise AREA_STORE, otherwise "store" in the field hotdrop of package.json, otherwise .areas',
    '  --site ADDRESS   a page of a running site that publishes its description, otherwise AREA_SITE, otherwise "site" in that field, otherwise the description in the store',
    '  --json           the result as JSON on standard output',
  ].join('\n');

/** Node's exit code for a process that ends while a promise is pending. */
const unsettledAwait = 13;

/** Runs one command line as this process: prints its result and sets the exit code. */
export async function runProcess(args: readonly string[], tools: Omit<Tools, 'store'>): Promise<void> {
  process.on('exit', (code) => {
    if (code !== unsettledAwait) return;
    console.error(
      'The command ended before it was done: a worker process of the build stopped unexpectedly. Run the command again; versions that are published already stay as they are.',
    );
    process.exitCode = 1;
  });
  const { exitCode, output } = await runCli(args, tools);
  if (exitCode === 0 || args.includes('--json')) console.log(output);
  else console.error(output);
  process.exitCode = exitCode;
}

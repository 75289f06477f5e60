// @ts-check
import { oldest } from './runtime.mjs';

/**
 * A message: the event, its meaning, and the next step.
 * @typedef {{title: string, body: string[], exitCode: number}} Explanation
 */

/** @type {(title: string, ...body: string[]) => Explanation} */
const because = (title, ...body) => ({ title, body, exitCode: 1 });

export const explain = {
  /** @param {string} version */
  oldNode: (version) =>
    because(
      `Node ${oldest.toBegin} or newer is needed; this is Node ${version.replace(/^v/, '')}.`,
      'Get a newer one from https://nodejs.org or from your version manager (nvm install --lts), and run the command again.',
    ),

  /** @type {(task: string, known: string[]) => Explanation} */
  unknownTask: (task, known) =>
    because(
      task ? `There is no task "${task}".` : 'No task was named.',
      `Known: ${known.join(', ')}. For example: npm start`,
    ),

  /** @param {import('./ports.mjs').SitePort[]} invalid */
  invalidPorts: (invalid) =>
    because(
      invalid
        .map(({ variable, purpose }) => `${variable}, the port of ${purpose}, is not a port number.`)
        .join('\n'),
      'A port is a whole number from 1 to 65535. For example: PORT=3000 API_PORT=4000 npm start',
    ),

  /**
   * The next port may be among those that are taken.
   * @param {import('./ports.mjs').SitePort[]} taken
   */
  takenPorts: (taken) =>
    because(
      taken.map(({ port, purpose }) => `Port ${port} for ${purpose} is taken by another program.`).join('\n'),
      `Stop that program, or choose another port: ${taken.map(({ variable, port }) => `${variable}=${port + taken.length}`).join(' ')} npm start`,
    ),

  /** @type {(one: import('./ports.mjs').SitePort, other: import('./ports.mjs').SitePort) => Explanation} */
  samePort: (one, other) =>
    because(
      `${one.variable} and ${other.variable} are both ${one.port}.`,
      'The site, the API, and their operators listen on four ports. Without a setting, operators get the next port. For example: PORT=3000 API_PORT=4000 npm start',
    ),

  noRuntime: () =>
    because(
      `The code runs on Node ${oldest.toRun} or newer; this is Node ${process.versions.node}, and the registry has no newer one packaged for ${process.platform} ${process.arch}.`,
      `Install Node ${oldest.toRun} or newer from https://nodejs.org, and run the command again.`,
    ),

  noNpm: () =>
    because(
      'npx was not found, so the packages cannot be installed.',
      'It comes with npm: install npm 10 or newer beside Node, and run the command again.',
    ),

  /** @type {(output: string, logFile: string) => Explanation} */
  failedInstall: (output, logFile) => {
    const known = installFailures.find(({ sign }) => sign.test(output));
    return because(
      'The packages could not be installed.',
      ...lastLines(output, 12).map((line) => `  | ${line}`),
      known?.advice ?? 'The lines above are the last ones that the package manager said.',
      `Its whole output: ${logFile}`,
      'Nothing is broken: run the command again when the cause is gone.',
    );
  },
};

/** @type {{sign: RegExp, advice: string}[]} */
const installFailures = [
  {
    sign: /ERR_PNPM_(OUTDATED_LOCKFILE|LOCKFILE)/,
    advice:
      'pnpm-lock.yaml does not belong to the package.json files. Run "npx pnpm install" with the version that package.json names, and commit the lockfile.',
  },
  { sign: /ENOSPC/, advice: 'The disk is full: about 2 GB are needed.' },
  {
    sign: /CERT|self.signed|unable to get local issuer/i,
    advice:
      'The connection to the npm registry is not trusted. Behind a company proxy, point NODE_EXTRA_CA_CERTS and SSL_CERT_FILE at its certificate.',
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH|error sending request|dns error/i,
    advice:
      'The npm registry could not be reached. Check the connection, HTTPS_PROXY if you need a proxy, and "npm config get registry".',
  },
  {
    sign: /EACCES|EPERM/,
    advice: 'A file may not be written. Check who owns this folder, node_modules and the npm cache.',
  },
];

/** @type {(text: string, count: number) => string[]} */
const lastLines = (text, count) =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .slice(-count);

/**
 * @param {Explanation} explanation
 * @returns {never}
 */
export function exitWith({ title, body, exitCode }) {
  process.stderr.write(`\n${[title, ...body].join('\n')}\n\n`);
  process.exit(exitCode);
}

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProgram, waitUntilHealthy } from './process.ts';
import { root } from './site.ts';

interface VarnishOptions {
  readonly port: number;
  /** Addresses of the shell servers behind the cache. */
  readonly shells: readonly string[];
  readonly workDir: string;
}

/** Debian keeps it out of the PATH of most users. */
const program = '/usr/sbin/varnishd';

/** Starts Varnish with the rules of `deploy/varnish` in front of shell servers; it is ready when a page can be read. */
export async function startVarnish({ port, shells, workDir }: VarnishOptions) {
  if (!existsSync(program)) {
    throw new Error('Varnish is not installed. Install it: apt-get install varnish');
  }
  const settings = path.join(workDir, 'varnish');
  mkdirSync(settings, { recursive: true });
  writeFileSync(path.join(settings, 'backends.vcl'), describeBackends(shells));
  const rules = path.join(root, 'deploy', 'varnish');
  const varnish = startProgram({
    name: 'Varnish',
    command: program,
    args: [
      ...['-F', '-j', 'none', '-T', 'none', '-n', path.join(settings, 'work')],
      ...['-a', `127.0.0.1:${port}`, '-s', 'malloc,256m'],
      ...['-f', path.join(rules, 'default.vcl'), '-p', `vcl_path=${settings}:${rules}`],
    ],
    cwd: root,
    logFile: path.join(workDir, 'log', 'varnish.log'),
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilHealthy(varnish, `${url}/healthz`, 60);
  } catch (error) {
    await varnish.stop();
    throw error;
  }
  return { url, stop: varnish.stop };
}

/** The same file as `deploy/varnish/backends.vcl`, with other addresses. */
const describeBackends = (shells: readonly string[]): string =>
  [
    'probe shell { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 4; .threshold = 2; .initial = 2; }',
    ...shells.map((shell, index) => {
      const { hostname, port } = new URL(shell);
      return `backend shell_${index} { .host = "${hostname}"; .port = "${port}"; .probe = shell; }`;
    }),
    'sub vcl_init {',
    '  new shells = directors.round_robin();',
    ...shells.map((_, index) => `  shells.add_backend(shell_${index});`),
    '}\n',
  ].join('\n');

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../postgres/start-postgres.ts';
import { freePort } from '../../process/free-port.ts';
import type { Service } from '../../process/service.ts';
import { waitUntilHealthy } from '../../process/wait-until-healthy.ts';
import { root } from '../../site-runner/index.ts';
import { startApi } from '../../site-runner/services.ts';

/** Creates an environment with an empty database of its own. */
export interface ApiMachine {
  readonly folder: string;
  /** Runs `npm run api -- …`. */
  readonly run: (...args: string[]) => { readonly exitCode: number | null; readonly output: string };
  /** Starts an API host; `service` ends early if the host refuses to start. */
  readonly startHost: (settings?: NodeJS.ProcessEnv) => Promise<ApiHost>;
  readonly remove: () => Promise<void>;
}

export interface ApiHost {
  readonly url: string;
  readonly service: Service;
  readonly whenReady: () => Promise<void>;
}

type Kind = 'the embedded database' | 'PostgreSQL';

export const kinds: readonly Kind[] = ['the embedded database', 'PostgreSQL'];

interface Database {
  readonly settings: NodeJS.ProcessEnv;
  readonly stop: () => Promise<void>;
}

async function startServer(): Promise<Database> {
  const { url, stop } = await startPostgres();
  return { settings: { DATABASE_URL: url }, stop };
}

const embedded: Database = { settings: { DATABASE_URL: '' }, stop: async () => {} };

export async function startMachine(kind: Kind): Promise<ApiMachine> {
  const folder = mkdtempSync(path.join(tmpdir(), 'hotdrop-machine-'));
  const { settings, stop } = kind === 'PostgreSQL' ? await startServer() : embedded;
  const env = {
    ...process.env,
    ...settings,
    DATA_DIR: path.join(folder, 'data'),
    SESSION_SECRET: 'a session secret for tests, 32 characters',
    PUBG_API_KEY: '',
    STEAM_API_KEY: '',
  };
  const services: Service[] = [];
  return {
    folder,
    run(...args) {
      const script = path.join(root, 'api/src/command/main.ts');
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        env,
        encoding: 'utf8',
      });
      return { exitCode: status, output: stdout + stderr };
    },
    async startHost(own = {}) {
      const [port, operatorsPort] = [await freePort(), await freePort()];
      const options = { root, port, operatorsPort, workDir: folder, siteUrl: site, env: { ...env, ...own } };
      const service = startApi(options);
      services.push(service);
      const url = `http://127.0.0.1:${port}`;
      return { url, service, whenReady: () => waitUntilHealthy(service, `${url}/healthz`) };
    },
    async remove() {
      await Promise.all(services.map((service) => service.stop()));
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The site whose pages write comments. */
const site = 'http://127.0.0.1:3000';

const findCookie = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

/** Signs in at the demo provider as a browser would, and returns the session's cookie. */
export async function signIn(url: string, origin = site): Promise<string> {
  const get = (address: string, cookie = '') =>
    fetch(address, { redirect: 'manual', headers: { Cookie: cookie } });
  const start = await get(`${url}/auth/steam?redirect_url=${encodeURIComponent(`${origin}/pubg`)}`);
  const provider = new URL(start.headers.get('location') ?? '');
  const chosen = new URLSearchParams({
    return_to: provider.searchParams.get('openid.return_to') ?? '',
    account: '76500000000000001',
  });
  const answer = await get(`${url}/auth/demo/choose?${chosen}`);
  const { pathname, search } = new URL(answer.headers.get('location') ?? '');
  const back = await get(`${url}${pathname}${search}`, findCookie(start.headers, 'hotdrop_signin'));
  return findCookie(back.headers, 'hotdrop_session');
}

export async function postComment(url: string, content: string, cookie: string, origin = site) {
  const response = await fetch(`${url}/api/v1/stats/comments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
    body: JSON.stringify({ content }),
  });
  const { data } = (await response.json()) as { data?: { id: number } };
  return { status: response.status, id: data?.id ?? 0 };
}

export async function readData<T>(url: string, call: string): Promise<T> {
  const { data } = (await (await fetch(`${url}/api/v1${call}`)).json()) as { data: T };
  return data;
}

export async function readComments(url: string): Promise<string[]> {
  const { comments } = await readData<{ comments: { content: string }[] }>(url, '/stats/comments');
  return comments.map(({ content }) => content);
}

import { setTimeout as wait } from 'node:timers/promises';
import { giveVerdicts } from '../browser/verdicts.ts';
import { type Host, startHost } from './host.ts';

/**
 * Runs two API hosts on one PostgreSQL under load, and kills one of them. Afterward, every acknowledged comment must
 * exist once, and every accepted renewal must end. Run it with: node tools/postgres/main.ts node bench/api/two-hosts.ts
 */

const database = process.env.TEST_POSTGRES_URL;
if (!database) {
  console.error(
    'Two hosts need a PostgreSQL server. Run: node tools/postgres/main.ts node bench/api/two-hosts.ts',
  );
  process.exit(1);
}

const site = 'http://localhost:3000';
const settings = {
  DATABASE_URL: database,
  SESSION_SECRET: 'a secret for measurements, long enough',
  SITE_ORIGINS: site,
  DEMO_RENEWAL_SECONDS: '2',
};
const accounts = ['76500000000000001', '76500000000000002', '76500000000000003', '76500000000000004'];
const timeout = 180_000;

const cookieOf = (response: Response, name: string): string =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

const follow = (host: Host, address: string | null, cookie = ''): Promise<Response> => {
  const { pathname, search } = new URL(address ?? '', site);
  return fetch(host.url + pathname + search, { redirect: 'manual', headers: { Cookie: cookie } });
};

const signIn = async (host: Host, account: string): Promise<string> => {
  const start = await follow(host, `/auth/steam?redirect_url=${encodeURIComponent(`${site}/`)}`);
  const browser = cookieOf(start, 'hotdrop_signin');
  const returnTo = new URL(start.headers.get('location') ?? '').searchParams.get('openid.return_to') ?? '';
  const chosen = await follow(
    host,
    `/auth/demo/choose?${new URLSearchParams({ return_to: returnTo, account })}`,
  );
  return cookieOf(await follow(host, chosen.headers.get('location'), browser), 'hotdrop_session');
};

/** Null: the host died before it answered, so it acknowledged nothing. */
const post = async (host: Host, cookie: string, content: string): Promise<number | null> => {
  try {
    const response = await fetch(`${host.url}/api/v1/stats/comments`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site, Cookie: cookie },
      body: JSON.stringify({ content }),
    });
    return response.status;
  } catch {
    return null;
  }
};

const call = async <T>(host: Host, path: string): Promise<T | null> => {
  try {
    const answer: { data: T } = await (await fetch(`${host.url}/api/v1${path}`)).json();
    return answer.data;
  } catch {
    return null;
  }
};

interface Sync {
  readonly waitCount?: number;
  readonly error?: string;
  readonly changes?: unknown;
}

const renew = (host: Host, id: string, flag: 0 | 1, visitor: number): Promise<Sync | null> =>
  fetch(`${host.url}/api/v1/rpc/player-sync/steam/${id}?flag=${flag}`, {
    headers: { 'X-Forwarded-For': `198.51.100.${visitor}` },
  })
    .then(async (response): Promise<Sync> => (await response.json()).data)
    .catch(() => null);

const [first, second] = await Promise.all([startHost(settings), startHost(settings)]);
const hosts = [first, second] as const;
const board = await call<{ ranks: { accountId: string }[] }>(second, '/ranks/steam/squad');
const players = board?.ranks.map(({ accountId }) => accountId).slice(0, 40) ?? [];
const cookies = await Promise.all(accounts.map((account) => signIn(second, account)));

const acknowledged: string[] = [];
const accepted: string[] = [];
const writing = cookies.flatMap((cookie, writer) =>
  hosts.map(async (host, place) => {
    for (let i = 0; i < 40; i++) {
      const content = `writer ${writer} at host ${place}, ${i}`;
      if ((await post(host, cookie, content)) === 200) acknowledged.push(content);
      await wait(25);
    }
  }),
);
const renewing = players.map(async (id, i) => {
  await wait(i * 40);
  const answer = await renew(i % 2 === 0 ? first : second, id, 1, i);
  if (answer?.waitCount !== undefined) accepted.push(id);
});

await wait(900);
first.process.kill('SIGKILL');
console.log(
  `killed one host with ${acknowledged.length} comments acknowledged and ${accepted.length} renewals accepted`,
);
await Promise.all([...writing, ...renewing]);

const kept: string[] = [];
for (let page = 1; ; page++) {
  const list = await call<{ comments: { content: string }[] }>(second, `/stats/comments?page=${page}`);
  if (!list || list.comments.length === 0) break;
  kept.push(...list.comments.map(({ content }) => content));
}
const lost = acknowledged.filter((content) => !kept.includes(content));
const twice = kept.filter((content, i) => kept.indexOf(content) !== i);

const begin = performance.now();
let open = accepted;
while (open.length > 0 && performance.now() - begin < timeout) {
  await wait(1000);
  const states = await Promise.all(open.map((id) => renew(second, id, 0, 250)));
  open = open.filter((_, i) => states[i]?.changes === undefined || states[i]?.changes === null);
}
const seconds = ((performance.now() - begin) / 1000).toFixed(0);
console.log(
  `comments: ${acknowledged.length} acknowledged, ${lost.length} lost, ${twice.length} there twice`,
);
console.log(
  `renewals: ${accepted.length} accepted, ${open.length} never ended; the last one ended after ${seconds} s`,
);
await second.stop();
giveVerdicts([
  {
    what: 'comments lost when one of two API hosts is killed',
    target: 'none',
    measured: `${lost.length} of ${acknowledged.length}, ${twice.length} there twice`,
    isKept: lost.length + twice.length === 0 && acknowledged.length > 0,
  },
  {
    what: 'renewals lost when one of two API hosts is killed',
    target: 'none',
    measured: `${open.length} of ${accepted.length}`,
    isKept: open.length === 0 && accepted.length > 0,
  },
]);
process.exit();

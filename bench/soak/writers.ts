import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, ask } from './ask.ts';
import type { Player } from './mix.ts';
import { type Step, stepOf } from './traffic.ts';

/** The demo provider's accounts. Each may write five comments a minute. */
const accounts = ['76500000000000001', '76500000000000002', '76500000000000003'];

const cookieOf = ({ cookies }: Answer, name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0] ?? '';

async function signIn(siteUrl: string, account: string): Promise<string> {
  const follow = (address: string, cookie = '') => {
    const { pathname, search } = new URL(address, siteUrl);
    return ask(siteUrl + pathname + search, { headers: { cookie } });
  };
  const start = await follow(`/auth/steam?redirect_url=${encodeURIComponent(`${siteUrl}/pubg`)}`);
  const returnTo = new URL(start.location).searchParams.get('openid.return_to') ?? '';
  const chosen = await follow(`/auth/demo/choose?${new URLSearchParams({ return_to: returnTo, account })}`);
  const session = cookieOf(
    await follow(chosen.location, cookieOf(start, 'hotdrop_signin')),
    'hotdrop_session',
  );
  if (!session) throw new Error('No one could sign in at the demo provider, so no comment can be posted.');
  return session;
}

/** Posts a comment as the next of the signed-in visitors. */
export async function commenting(siteUrl: string): Promise<Step> {
  const sessions = await Promise.all(accounts.map((account) => signIn(siteUrl, account)));
  let turn = 0;
  return stepOf('comment', async () => {
    const cookie = sessions[turn++ % sessions.length] ?? '';
    const { status } = await ask(`${siteUrl}/api/v1/stats/comments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: siteUrl, cookie },
      body: JSON.stringify({ content: `Comment ${turn} of a long day` }),
    });
    return status === 200 ? undefined : `status ${status}`;
  });
}

interface Renewal {
  readonly error?: string;
  readonly changes?: unknown;
}

/** Intended refusals: the player was just renewed, or this visitor has renewed five in a minute. */
const refusals = ['recently updated', 'busy'];

/** Renews a player, from the request to the new figures. A refusal is a valid result. */
export function renewing(siteUrl: string, players: readonly Player[]): Step {
  let turn = 0;
  return stepOf('renewal', async () => {
    const player = players[turn++ % players.length];
    if (!player) return 'no players to renew';
    const { accountId } = player;
    for (let attempt = 0; attempt < 40; attempt++) {
      const flag = attempt === 0 ? 1 : 0;
      const answer = await ask(`${siteUrl}/api/v1/rpc/player-sync/steam/${accountId}?flag=${flag}`);
      if (answer.status !== 200) return `status ${answer.status}`;
      const { data }: { data: Renewal } = JSON.parse(answer.text());
      const { error, changes } = data;
      if (error && !refusals.includes(error)) return error;
      if (error || changes) return undefined;
      await wait(1_000);
    }
    return 'no end in 40 s';
  });
}

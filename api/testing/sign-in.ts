import { type Answered, site, type TestApi } from './start-api.ts';

const findCookie = (headers: Headers, name: string): string | undefined =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.replace(/^__Host-/, '').startsWith(`${name}=`))
    ?.split(';')[0];

const toPath = (address: string | null): string => {
  const url = new URL(address ?? '', site);
  return url.pathname + url.search;
};

/** Signs in up to the provider's answer: returns its address and the browser's cookie. */
export const startSignIn = async (
  api: TestApi,
  account: string,
  { redirectUrl = `${site}/pubg`, browser: cookie = '' } = {},
) => {
  const start = await api.request(`/auth/steam?redirect_url=${encodeURIComponent(redirectUrl)}`, {
    headers: { Cookie: cookie },
  });
  const browser = findCookie(start.headers, 'hotdrop_signin') ?? '';
  const returnTo = new URL(start.headers.get('location') ?? '').searchParams.get('openid.return_to') ?? '';
  const chosen = await api.request(
    `/auth/demo/choose?${new URLSearchParams({ return_to: returnTo, account })}`,
  );
  return { browser, answer: toPath(chosen.headers.get('location')) };
};

/** The status, the page's address with the reason of a failure, and the session of a finished sign-in. */
export const readOutcome = ({ status, headers }: Answered) => {
  const location = headers.get('location') ?? '';
  return {
    status,
    location,
    failure: URL.parse(location)?.searchParams.get('sign_in_failure') ?? null,
    session: findCookie(headers, 'hotdrop_session'),
  };
};

export const followAnswer = (api: TestApi, answer: string, browser: string) =>
  api.request(answer, { headers: { Cookie: browser } });

/** Signs in at the demo provider and returns the session cookie. */
export const signIn = async (api: TestApi, account = '76500000000000001'): Promise<string> => {
  const { browser, answer } = await startSignIn(api, account);
  const back = await followAnswer(api, answer, browser);
  const session = findCookie(back.headers, 'hotdrop_session');
  if (!session) throw new Error(`The sign-in failed: ${back.status} ${back.text}`);
  return session;
};

export const steamId = '76561198000000001';
let answers = 0;

/** The fields of Steam's answer. */
const createFields = (steam: string, returnTo: string): Readonly<Record<string, string>> => {
  const identity = `${steam}/openid/id/${steamId}`;
  return {
    ns: 'http://specs.openid.net/auth/2.0',
    mode: 'id_res',
    op_endpoint: `${steam}/openid/login`,
    claimed_id: identity,
    identity,
    return_to: returnTo,
    response_nonce: `2026-11-21T12:00:00Z${answers++}`,
    assoc_handle: '1234567890',
    signed: 'signed,op_endpoint,claimed_id,identity,return_to,response_nonce,assoc_handle',
    sig: 'good-signature',
  };
};

/** Signs in at a fake Steam up to its answer. `change` can tamper with it. */
export const startSteamSignIn = async (
  api: TestApi,
  steam: string,
  change: (answer: URLSearchParams) => void = () => {},
) => {
  const start = await api.request(`/auth/steam?redirect_url=${encodeURIComponent(`${site}/pubg`)}`);
  const { origin, pathname, searchParams } = new URL(start.headers.get('location') ?? '');
  const answer = new URL(searchParams.get('openid.return_to') ?? '');
  for (const [name, value] of Object.entries(createFields(steam, answer.href)))
    answer.searchParams.set(`openid.${name}`, value);
  change(answer.searchParams);
  return {
    endpoint: origin + pathname,
    answer: answer.pathname + answer.search,
    browser: findCookie(start.headers, 'hotdrop_signin') ?? '',
  };
};

/** Signs in at a fake Steam. */
export const signInAtSteam = async (
  api: TestApi,
  steam: string,
  change?: (answer: URLSearchParams) => void,
) => {
  const { endpoint, answer, browser } = await startSteamSignIn(api, steam, change);
  return { endpoint, ...readOutcome(await followAnswer(api, answer, browser)) };
};

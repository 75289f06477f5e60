import { site, type TestApi } from './start-api.ts';

const cookieIn = (headers: Headers, name: string): string | undefined =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0];

const pathOf = (address: string | null): string => {
  const url = new URL(address ?? '', site);
  return url.pathname + url.search;
};

/** Goes as far as the provider's answer: its address, and the cookie of the browser that began. */
export const beginSignIn = async (api: TestApi, account: string) => {
  const start = await api.request(`/auth/steam?redirect_url=${encodeURIComponent(`${site}/pubg`)}`);
  const browser = cookieIn(start.headers, 'hotdrop_signin') ?? '';
  const returnTo = new URL(start.headers.get('location') ?? '').searchParams.get('openid.return_to') ?? '';
  const chosen = await api.request(
    `/auth/demo/choose?${new URLSearchParams({ return_to: returnTo, account })}`,
  );
  return { browser, answer: pathOf(chosen.headers.get('location')) };
};

export const comeBack = (api: TestApi, answer: string, browser: string) =>
  api.request(answer, { headers: { Cookie: browser } });

/** Signs in at the demo provider as a browser would, and returns the session's cookie. */
export const signIn = async (api: TestApi, account = '76500000000000001'): Promise<string> => {
  const { browser, answer } = await beginSignIn(api, account);
  const back = await comeBack(api, answer, browser);
  const session = cookieIn(back.headers, 'hotdrop_session');
  if (!session) throw new Error(`The sign-in failed: ${back.status} ${back.text}`);
  return session;
};

const findCookie = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? '';

/** Signs in at the demo provider as a browser would, and returns the session's cookie. `origin` is the site's. */
export async function signIn(url: string, origin = url): Promise<string> {
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

/** Returns the status of the answer. */
export async function postComment(url: string, content: string, cookie: string, origin = url) {
  const { status } = await fetch(`${url}/api/v1/stats/comments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
    body: JSON.stringify({ content }),
  });
  return status;
}

export async function readComments(url: string): Promise<string[]> {
  const { data } = await (await fetch(`${url}/api/v1/stats/comments`)).json();
  return data.comments.map(({ content }: { content: string }) => content);
}

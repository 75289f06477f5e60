import type { LoaderArgs } from '../address/address.ts';

const names = ['shard', 'name', 'season'];

/** What a loader is called with at an address below the base path. */
export function loaderArgs(path: string): LoaderArgs {
  const request = new Request(`https://hotdrop.example/pubg/${path}`);
  const parts = new URL(request.url).pathname.split('/').slice(3);
  const params = Object.fromEntries(
    parts.slice(0, names.length).map((part, at) => [names[at] ?? '', decodeURIComponent(part)]),
  );
  return { request, params };
}

/** Where a loader redirects to, with the status; null: it does not. */
export async function redirectOf(run: () => unknown): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return `${thrown.status} ${thrown.headers.get('location')}`;
  }
}

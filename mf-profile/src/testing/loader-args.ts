import type { LoaderArgs } from '../address.ts';

const names = ['shard', 'name', 'season'];

/** Builds the arguments of a loader for a path below the base path. */
export function loaderArgs(path: string): LoaderArgs {
  const request = new Request(`https://hotdrop.example/pubg/${path}`);
  const parts = new URL(request.url).pathname.split('/').slice(3);
  const params = Object.fromEntries(
    parts.slice(0, names.length).map((part, at) => [names[at] ?? '', decodeURIComponent(part)]),
  );
  return { request, params };
}

/** Returns the status and location of a loader's redirect; null: it does not redirect. */
export async function redirectOf(run: () => unknown): Promise<string | null> {
  try {
    await run();
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return `${thrown.status} ${thrown.headers.get('location')}`;
  }
}

/** Makes the loader timeout of a server expire at once, until `jest.restoreAllMocks()`. */
export function expireLoaderTimeout(): void {
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
}

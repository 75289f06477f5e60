import type { Api, CallName, createApi, Result } from '@hotdrop/shared-domain/wire';

type Settings = Parameters<typeof createApi>[0];
type Operation = (...args: unknown[]) => Promise<Result<unknown>>;

/**
 * The calls of the API, whose client arrives with the first of them. A first visit needs none: the server has asked
 * already. That is 14 KB which a phone in a lobby does not wait for.
 */
export function createLazyApi(settings: Settings, load = loadClient): Api {
  let client: Promise<Api> | undefined;

  const operation =
    (name: CallName): Operation =>
    async (...args) => {
      client ??= load(settings);
      try {
        return await ((await client)[name] as Operation)(...args);
      } catch (error) {
        // The client could not be fetched; the next call tries again.
        client = undefined;
        const message = `${name} was not sent: ${String(error)}`;
        return { ok: false, error: { kind: 'network', reason: 'unreachable', call: name, message } };
      }
    };

  return new Proxy({} as Api, {
    // A promise that resolves with the API looks for `then` on it.
    get: (_, name) => (name === 'then' ? undefined : operation(name as CallName)),
  });
}

const loadClient = async (settings: Settings): Promise<Api> =>
  (await import(/* webpackChunkName: "api-client" */ '@hotdrop/shared-domain/wire')).createApi(settings);

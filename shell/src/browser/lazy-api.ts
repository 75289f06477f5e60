import type { Api, CallName, createApi, Result } from '@hotdrop/shared-domain/wire';
import { loadTwice } from '@hotdrop/shared-host/browser';
import { nextTask } from '@hotdrop/shared-ui/run-when-idle';

type Settings = Parameters<typeof createApi>[0];
type Operation = (...args: unknown[]) => Promise<Result<unknown>>;

/**
 * Creates an API that loads its client on the first call. The first page already has its data from the server, so it
 * starts without the client's 14 KB. Without a connection, calls wait for the client, as they wait for their answers.
 */
export function createLazyApi(settings: Settings, load = loadClient): Api {
  let client: Promise<Api> | undefined;

  const operation =
    (name: CallName): Operation =>
    async (...args) => {
      client ??= loadTwice(() => load(settings));
      try {
        return await ((await client)[name] as Operation)(...args);
      } catch (error) {
        // The client could not be loaded; the next call tries again.
        client = undefined;
        const message = `${name} was not sent, because the API client did not load: ${String(error)}`;
        return { ok: false, error: { kind: 'network', reason: 'unreachable', call: name, message } };
      }
    };

  return new Proxy({} as Api, {
    // `then` must be undefined, or a promise that resolves with the API would call it.
    get: (_, name) => (name === 'then' ? undefined : operation(name as CallName)),
  });
}

const importClient = () =>
  import(/* webpackChunkName: "idle", webpackExports: ["createApi"] */ '@hotdrop/shared-domain/wire');

async function loadClient(settings: Settings): Promise<Api> {
  const client = await importClient();
  // The evaluation of the client and its first call take 5 to 10 ms each, and four times as long on a phone.
  await nextTask();
  return client.createApi(settings);
}

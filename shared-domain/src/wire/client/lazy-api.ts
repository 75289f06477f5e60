import type { Site } from '../../contract/index.ts';
import { loadTwice } from '../../lost-files/index.ts';
import type { CallName } from '../calls.ts';
import type { Api, Result } from '../failure.ts';
import type { ApiSettings } from './create-api.ts';

type Operation = (...args: unknown[]) => Promise<Result<unknown>>;

/**
 * Creates an API that loads its client on the first call. The first page already has its data from the server, so it
 * starts without the client's 7 KB. Without a connection, calls wait for the client, as they wait for their answers.
 */
export function createLazyApi(
  { fetch, locale, report, side }: Pick<Site, 'fetch' | 'locale' | 'report' | 'side'>,
  load = side === 'browser' ? loadInBrowser : importClient,
): Api {
  const settings: ApiSettings = { fetch, locale, report: (message) => report(message, { area: 'shell' }) };
  let client: Promise<Api> | undefined;

  const operation =
    (name: CallName): Operation =>
    async (...args) => {
      client ??= loadTwice(load).then(({ createApi }) => createApi(settings));
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

const importClient = () => import(/* webpackChunkName: "idle" */ './create-api.ts');

async function loadInBrowser() {
  const client = await importClient();
  // The evaluation of the client and its first call take 5 to 10 ms each, and four times as long on a phone.
  await new Promise((resolve) => setTimeout(resolve));
  return client;
}

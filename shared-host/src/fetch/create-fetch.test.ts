import { aComment, aPlayer } from '@hotdrop/shared-domain/testing';
import { createApi } from '@hotdrop/shared-domain/wire';
import { createClient, createFetch, type FetchSettings, sendWith } from './create-fetch.ts';

const whom = { shard: 'steam', player: 'NightHeron' };
const found = () => Response.json({ data: { player: aPlayer() } });
const problem = (status: number) =>
  Response.json(
    { type: 'about:blank', title: 'Refused', status },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/** The client of an area on a fake host, which records its requests. */
function apiOn(
  answering: (request: Request) => Response | Promise<Response>,
  settings: Partial<FetchSettings> = {},
) {
  const requests: Request[] = [];
  const arrived = Promise.withResolvers<void>();
  const fetch = createFetch({
    apiBase: 'http://api.test/api/v1/',
    send: sendWith(
      createClient({
        fetch: async (input, init) => {
          const request = new Request(input, init);
          request.signal.throwIfAborted();
          requests.push(request);
          arrived.resolve();
          return answering(request);
        },
      }),
    ),
    ...settings,
  });
  return { fetch, api: createApi({ fetch }), requests, sent: arrived.promise };
}

const unreachable = () => Promise.reject(new TypeError('fetch failed'));
const never = (request: Request) =>
  new Promise<Response>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
const comment = { content: 'hello' };
const aborted = { ok: false, error: { kind: 'aborted' } };
const networkFailure = (reason: string) => ({ ok: false, error: { kind: 'network', reason } });

describe('a call of an area’s own service', () => {
  const ask = async (settings: Partial<FetchSettings>) => {
    const { fetch, requests } = apiOn(found, {
      locale: 'ko',
      areasBase: 'http://site.test/areas/',
      ...settings,
    });
    await fetch('/areas/mf-clans/api/clans/steam?week=2');
    return requests[0];
  };

  test('goes to the site, with the language and without cookies for other sites', async () => {
    const request = await ask({});
    expect(request?.url).toBe('http://site.test/areas/mf-clans/api/clans/steam?week=2');
    expect(request?.headers.get('accept-language')).toBe('ko');
    expect(request?.credentials).toBe('same-origin');
  });

  test.each(['/areas/mf-clans/1.0.0-abcdef/area.json', '/areas/mf-clans/api/../../site.json', '/healthz'])(
    'is not %s',
    async (address) => {
      const { fetch, requests } = apiOn(found);
      await expect(fetch(address)).rejects.toThrow('A site fetches addresses');
      expect(requests).toEqual([]);
    },
  );
});

describe('the network', () => {
  test('retries a lookup once without an answer', async () => {
    const answers = [unreachable, found];
    const { api, requests } = apiOn(() => (answers.shift() ?? found)());
    expect(await api.getPlayer(whom)).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  test('gives up after the second attempt, and after any answer of the API', async () => {
    const lost = apiOn(unreachable);
    expect(await lost.api.getPlayer(whom)).toMatchObject(networkFailure('unreachable'));
    expect(lost.requests).toHaveLength(2);
    const refused = apiOn(() => problem(503));
    await refused.api.getPlayer(whom);
    expect(refused.requests).toHaveLength(1);
  });

  test('retries a comment with an idempotency key once, with the same key, and others never', async () => {
    const { api, requests } = apiOn(unreachable);
    await api.postComment(comment, { idempotencyKey: 'a-key-of-the-draft' });
    await api.postComment(comment);
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['a-key-of-the-draft', 'a-key-of-the-draft', null]);
  });

  test('reports a truncated answer as a network failure', async () => {
    const start = (stream: ReadableStreamDefaultController) => stream.error(new TypeError('terminated'));
    const { api } = apiOn(() => new Response(new ReadableStream({ start })));
    expect(await api.listNotices()).toMatchObject(networkFailure('unreachable'));
  });

  test('ends a call at its timeout, also while it reads the body', async () => {
    const slowBody = ({ signal }: Request) => {
      const start = (stream: ReadableStreamDefaultController) =>
        signal.addEventListener('abort', () => stream.error(signal.reason));
      return new Response(new ReadableStream({ start }));
    };
    for (const answering of [never, slowBody]) {
      const { api } = apiOn(answering, { timeout: 20 });
      expect(await api.listNotices()).toMatchObject(networkFailure('timeout'));
    }
  });

  test('holds a read until a lost connection returns, and fails a write at once', async () => {
    const returned = Promise.withResolvers<void>();
    let isLost = true;
    jest.replaceProperty(globalThis, 'navigator', { onLine: false } as unknown as Navigator);
    const listen = jest.fn((_: string, listener: () => void) => void returned.promise.then(listener));
    Object.assign(globalThis, { addEventListener: listen });
    const { api } = apiOn(() => (isLost ? unreachable() : found()));
    expect(await api.postComment(comment)).toMatchObject({ ok: false });
    expect(listen).not.toHaveBeenCalled();
    const result = api.getPlayer(whom);
    isLost = false;
    returned.resolve();
    expect(await result).toMatchObject({ ok: true });
    jest.restoreAllMocks();
  });

  test('sends the visitor’s cookies, below the API’s address only', async () => {
    const { fetch, requests } = apiOn(found);
    await fetch('/api/v1/players/steam/NightHeron?x=1');
    expect(requests.map(({ url, credentials }) => [url, credentials])).toEqual([
      ['http://api.test/api/v1/players/steam/NightHeron?x=1', 'include'],
    ]);
    for (const address of ['/ops', '/api/v1/../ops', 'http://other.test/api/v2/', '//other.test/api'])
      await expect(fetch(address)).rejects.toThrow('A site fetches');
  });
});

describe('a broken answer from the cache', () => {
  const isPastCache = ({ cache }: Request) => cache === 'reload';

  test.each(['', '{"data":{"pla', '{"data":{"player":{}}}'])(
    'is requested once more, past the cache: %j',
    async (text) => {
      const { api, requests } = apiOn((request) => (isPastCache(request) ? found() : new Response(text)));
      expect(await api.getPlayer(whom)).toMatchObject({ ok: true });
      expect(requests.map(isPastCache)).toEqual([false, true]);
    },
  );

  test('is a failure when the host sends it again, and after a write', async () => {
    const { api, requests } = apiOn(() => new Response(''));
    expect(await api.getPlayer(whom)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    expect(await api.postComment(comment)).toMatchObject({ ok: false });
    expect(requests).toHaveLength(3);
  });
});

describe('identical calls in flight', () => {
  /** Holds all answers back until they are released. */
  function gate() {
    const opened = Promise.withResolvers<void>();
    const abortedUrls: string[] = [];
    const answering = async (request: Request) => {
      request.signal.addEventListener('abort', () => abortedUrls.push(request.url));
      await Promise.race([opened.promise, never(request)]);
      return found();
    };
    return { ...apiOn(answering), open: () => opened.resolve(), abortedUrls };
  }

  test('are sent once, and again after the answer', async () => {
    const { api, requests, open } = gate();
    const both = Promise.all([api.getPlayer(whom), api.getPlayer({ ...whom })]);
    open();
    expect(await both).toMatchObject([{ ok: true }, { ok: true }]);
    expect(requests).toHaveLength(1);
    await api.getPlayer(whom);
    expect(requests).toHaveLength(2);
  });

  test('are one request for areas that bring a client each', async () => {
    const { fetch, requests, open } = gate();
    const [profile, boards] = [createApi({ fetch }), createApi({ fetch })];
    const both = Promise.all([profile.getPlayer(whom), boards.getPlayer(whom)]);
    open();
    expect(await both).toMatchObject([{ ok: true }, { ok: true }]);
    expect(requests).toHaveLength(1);
  });

  test('are not shared with different calls, nor if they write', async () => {
    const { api, requests, open } = gate();
    open();
    await Promise.all([api.getPlayer(whom), api.getPlayer({ ...whom, shard: 'kakao' })]);
    await Promise.all([api.postComment(comment), api.postComment(comment)]);
    expect(requests).toHaveLength(4);
  });

  test('are not shared by a read after a write with one from before it', async () => {
    const early = Promise.withResolvers<Response>();
    const answers = [early.promise, Response.json({ data: aComment() }), found()];
    const { api, requests, sent } = apiOn(() => answers.shift() ?? problem(500));
    const reads = [api.getPlayer(whom)];
    await sent;
    expect(await api.postComment(comment)).toMatchObject({ ok: true });
    reads.push(api.getPlayer(whom));
    early.resolve(found());
    expect(await Promise.all(reads)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  test('continue for other callers when one leaves', async () => {
    const { api, open, abortedUrls } = gate();
    const leaving = new AbortController();
    const [gone, here] = [api.getPlayer(whom, { signal: leaving.signal }), api.getPlayer(whom)];
    leaving.abort();
    expect(await gone).toMatchObject(aborted);
    open();
    expect(await here).toMatchObject({ ok: true });
    expect(abortedUrls).toEqual([]);
  });

  test('end when the last caller leaves, and the next call is sent again', async () => {
    const { api, requests, open, abortedUrls, sent } = gate();
    const leaving = [new AbortController(), new AbortController()];
    const all = Promise.all(leaving.map(({ signal }) => api.getPlayer(whom, { signal })));
    await sent;
    for (const controller of leaving) controller.abort();
    expect(await all).toMatchObject([aborted, aborted]);
    expect(abortedUrls).toHaveLength(1);
    const next = api.getPlayer(whom);
    open();
    expect(await next).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  test('are not sent for a visitor who has left', async () => {
    const { api, requests } = gate();
    expect(await api.getPlayer(whom, { signal: AbortSignal.abort() })).toMatchObject(aborted);
    expect(requests).toEqual([]);
  });
});

import { apiOn, found, problem, whom } from './a-host.ts';

describe('the network', () => {
  const unreachable = () => Promise.reject(new TypeError('fetch failed'));

  test('retries a lookup once without an answer', async () => {
    let tries = 0;
    const { api } = apiOn(() => (++tries === 1 ? unreachable() : found()));
    expect(await api.getPlayer(whom)).toMatchObject({ ok: true });
    expect(tries).toBe(2);
  });

  test('gives up after the second attempt', async () => {
    const { api, requests } = apiOn(unreachable);
    expect(await api.getPlayer(whom)).toMatchObject({
      ok: false,
      error: { kind: 'network', reason: 'unreachable' },
    });
    expect(requests).toHaveLength(2);
  });

  test('retries a comment with an idempotency key once, with the same key', async () => {
    const { api, requests } = apiOn(unreachable);
    await api.postComment({ content: 'hello' }, { idempotencyKey: 'a-key-of-the-draft' });
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['a-key-of-the-draft', 'a-key-of-the-draft']);
  });

  test('sends a comment without an idempotency key once', async () => {
    const { api, requests } = apiOn(unreachable);
    expect(await api.postComment({ content: 'hello' })).toMatchObject({
      ok: false,
      error: { kind: 'network' },
    });
    expect(requests).toHaveLength(1);
  });

  test('does not retry after any answer of the API', async () => {
    const { api, requests } = apiOn(() => problem(503));
    await api.getPlayer(whom);
    expect(requests).toHaveLength(1);
  });

  test('reports a truncated answer as a network failure', async () => {
    const cut = () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }));
    const { api } = apiOn(cut);
    expect(await api.listNotices()).toMatchObject({
      ok: false,
      error: { kind: 'network', reason: 'unreachable' },
    });
  });

  const never = (request: Request) =>
    new Promise<Response>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });

  test('ends a call at its timeout', async () => {
    const { api } = apiOn(never, { timeout: 20 });
    expect(await api.listNotices()).toMatchObject({
      ok: false,
      error: { kind: 'network', reason: 'timeout' },
    });
  });

  test('applies the timeout while it reads the body', async () => {
    const { api } = apiOn(
      (request) =>
        new Response(
          new ReadableStream({
            start: (stream) =>
              request.signal.addEventListener('abort', () => stream.error(request.signal.reason)),
          }),
        ),
      { timeout: 20 },
    );
    expect(await api.listNotices()).toMatchObject({
      ok: false,
      error: { kind: 'network', reason: 'timeout' },
    });
  });

  test('aborts all calls when the visitor’s request has ended', async () => {
    const visit = new AbortController();
    const { api, sent } = apiOn(never, { signal: visit.signal });
    const result = api.listNotices();
    await sent;
    visit.abort();
    expect(await result).toMatchObject({ ok: false, error: { kind: 'aborted' } });
  });
});

describe('a lost connection', () => {
  /** Fails while the connection is lost. */
  function lostConnection() {
    const returned = Promise.withResolvers<void>();
    let isLost = true;
    const waitForConnection = jest.fn(async () => {
      if (!isLost) return false;
      await returned.promise;
      isLost = false;
      return true;
    });
    const answer = () => (isLost ? Promise.reject(new TypeError('offline')) : found());
    return { answer, waitForConnection, restore: returned.resolve };
  }

  test('holds a read until the connection returns', async () => {
    const { answer, waitForConnection, restore } = lostConnection();
    const { api } = apiOn(answer, { waitForConnection });
    const result = api.getPlayer(whom);
    restore();
    expect(await result).toMatchObject({ ok: true });
  });

  test('fails a write at once', async () => {
    const { answer, waitForConnection } = lostConnection();
    const { api } = apiOn(answer, { waitForConnection });
    expect(await api.postComment({ content: 'hello' })).toMatchObject({ ok: false });
    expect(waitForConnection).not.toHaveBeenCalled();
  });
});

describe('a broken answer from the cache', () => {
  const isPastCache = ({ cache }: Request) => cache === 'reload';

  test.each([
    ['empty', ''],
    ['cut off', '{"data":{"pla'],
    ['of another shape', '{"data":{"player":{}}}'],
  ])('is requested once more, past the cache, when it is %s', async (_, text) => {
    const { api, requests } = apiOn((request) => (isPastCache(request) ? found() : new Response(text)));
    expect(await api.getPlayer(whom)).toMatchObject({ ok: true });
    expect(requests.map(isPastCache)).toEqual([false, true]);
  });

  test('is a failure when the host sends it again', async () => {
    const { api, requests } = apiOn(() => new Response(''));
    expect(await api.getPlayer(whom)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
    expect(requests).toHaveLength(2);
  });

  test('is not repeated after a write', async () => {
    const { api, requests } = apiOn(() => new Response(''));
    expect(await api.postComment({ content: 'hello' })).toMatchObject({ ok: false });
    expect(requests).toHaveLength(1);
  });
});

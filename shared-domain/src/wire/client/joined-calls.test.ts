import { aComment } from '../../testing/index.ts';
import { apiOn, found, json, problem, whom } from './a-host.ts';

describe('identical calls in flight', () => {
  /** Holds all answers back until they are released. */
  function gate() {
    const opened = Promise.withResolvers<void>();
    const aborted: string[] = [];
    const answering = async (request: Request) => {
      request.signal.addEventListener('abort', () => aborted.push(request.url));
      await Promise.race([
        opened.promise,
        new Promise((_, reject) =>
          request.signal.addEventListener('abort', () => reject(request.signal.reason)),
        ),
      ]);
      return found();
    };
    return { ...apiOn(answering), open: () => opened.resolve(), aborted };
  }

  test('are sent once, and all are answered', async () => {
    const { api, requests, open } = gate();
    const both = Promise.all([api.getPlayer(whom), api.getPlayer({ ...whom })]);
    open();
    expect((await both).map(({ ok }) => ok)).toEqual([true, true]);
    expect(requests).toHaveLength(1);
  });

  test('are sent again after the answer', async () => {
    const { api, requests, open } = gate();
    open();
    await api.getPlayer(whom);
    await api.getPlayer(whom);
    expect(requests).toHaveLength(2);
  });

  test('are not shared with different calls', async () => {
    const { api, requests, open } = gate();
    const both = Promise.all([api.getPlayer(whom), api.getPlayer({ ...whom, shard: 'kakao' })]);
    open();
    await both;
    expect(requests).toHaveLength(2);
  });

  test('are not shared if they write comments', async () => {
    const { api, requests } = apiOn(() => problem(401));
    await Promise.all([api.postComment({ content: 'hello' }), api.postComment({ content: 'hello' })]);
    expect(requests).toHaveLength(2);
  });

  test('are not shared by a read after a write with one from before it', async () => {
    const early = Promise.withResolvers<Response>();
    const answers = [early.promise, json({ data: aComment() }), found()];
    const { api, requests, sent } = apiOn(() => answers.shift() ?? problem(500));
    const reads = [api.getPlayer(whom)];
    await sent;
    expect(await api.postComment({ content: 'hello' })).toMatchObject({ ok: true });
    reads.push(api.getPlayer(whom));
    early.resolve(found());
    expect(await Promise.all(reads)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });

  test('continue for other callers when one leaves', async () => {
    const { api, open, aborted } = gate();
    const leaving = new AbortController();
    const [gone, here] = [api.getPlayer(whom, { signal: leaving.signal }), api.getPlayer(whom)];
    leaving.abort();
    expect(await gone).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    open();
    expect(await here).toMatchObject({ ok: true });
    expect(aborted).toEqual([]);
  });

  test('end when the last caller leaves, and the next call is sent again', async () => {
    const { api, requests, open, aborted, sent } = gate();
    const leaving = [new AbortController(), new AbortController()];
    const all = Promise.all(leaving.map(({ signal }) => api.getPlayer(whom, { signal })));
    await sent;
    for (const one of leaving) one.abort();
    expect(await all).toMatchObject([{ error: { kind: 'aborted' } }, { error: { kind: 'aborted' } }]);
    expect(aborted).toHaveLength(1);
    const next = api.getPlayer(whom);
    open();
    expect(await next).toMatchObject({ ok: true });
    expect(requests).toHaveLength(2);
  });

  test('are not sent for a visitor who has left', async () => {
    const { api, requests } = gate();
    expect(await api.getPlayer(whom, { signal: AbortSignal.abort() })).toMatchObject({
      error: { kind: 'aborted' },
    });
    expect(requests).toEqual([]);
  });

  test('are not sent when the caller leaves first', async () => {
    const { api, requests } = gate();
    const leaving = new AbortController();
    const result = api.getPlayer(whom, { signal: leaving.signal });
    leaving.abort();
    expect(await result).toMatchObject({ error: { kind: 'aborted' } });
    expect(requests).toEqual([]);
  });

  test('do not change when a caller leaves after the answer', async () => {
    const { api, open, aborted } = gate();
    const leaving = new AbortController();
    open();
    expect(await api.getPlayer(whom, { signal: leaving.signal })).toMatchObject({ ok: true });
    leaving.abort();
    expect(aborted).toEqual([]);
  });
});

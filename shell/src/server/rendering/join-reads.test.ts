/** @jest-environment node */
import { joinReads } from './join-reads.ts';

const apiBase = 'http://api.test/api/v1';
const headers = { 'x-forwarded-for': '198.51.100.7' };
const decode = (body: AllowSharedBufferSource) => new TextDecoder().decode(body);

/** An answer with parts that arrive in the given pieces. */
const aPart = (index: number, body: string, status = 200) =>
  `${JSON.stringify([index, status, Buffer.byteLength(body), [['retry-after', '7']]])}\n${body}`;

function connect(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request);
    return answer(request);
  };
  return { send: joinReads({ apiBase, headers, fetch }), requests };
}

const inPieces = (text: string, size: number) =>
  new Response(
    new ReadableStream({
      start(controller) {
        const bytes = Buffer.from(text);
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size));
        controller.close();
      },
    }),
  );

test.each([1, 7, 10_000])(
  'gives each read its answer, in any order and in pieces of %d bytes',
  async (size) => {
    const { send, requests } = connect(() =>
      inPieces(aPart(1, '{"data":"夜鷺\\n"}') + aPart(0, 'no', 404), size),
    );
    const [first, second] = await Promise.all([send(`${apiBase}/a?x=1`, {}), send(`${apiBase}/b`, {})]);
    expect([first?.status, first && decode(first.body), first?.headers.get('retry-after')]).toEqual([
      404,
      'no',
      '7',
    ]);
    expect([second?.status, second && decode(second.body)]).toEqual([200, '{"data":"夜鷺\\n"}']);
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get('x-forwarded-for')).toBe('198.51.100.7');
    expect(requests[0]?.url).toBe(`${apiBase}/batch?path=${encodeURIComponent('/a?x=1')}&path=%2Fb`);
  },
);

test('sends a read alone if no other begins with it, and everything that is no plain read', async () => {
  const { send, requests } = connect(() => new Response('{}'));
  await send(`${apiBase}/a`, {});
  await Promise.all([
    send(`${apiBase}/b`, { method: 'POST', body: '{}' }),
    send(`${apiBase}/c`, { headers: { 'x-own': '1' } }),
    send('http://other.test/d', {}),
    send(`${apiBase}/${'e'.repeat(400)}`, {}),
  ]);
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ['GET', `${apiBase}/a`],
    ['POST', `${apiBase}/b`],
    ['GET', `${apiBase}/c`],
    ['GET', 'http://other.test/d'],
    ['GET', `${apiBase}/${'e'.repeat(400)}`],
  ]);
});

test('gives all reads the refusal of their request', async () => {
  const { send } = connect(() => new Response('{}', { status: 429 }));
  const answers = await Promise.all(['/a', '/b'].map((path) => send(apiBase + path, {})));
  expect(answers.map(({ status }) => status)).toEqual([429, 429]);
});

test('has answers before a late one, and fails only the reads without an answer', async () => {
  const late = Promise.withResolvers<void>();
  const { send } = connect(
    () =>
      new Response(
        new ReadableStream({
          async start(controller) {
            controller.enqueue(Buffer.from(aPart(1, '{}')));
            await late.promise;
            controller.close();
          },
        }),
      ),
  );
  const [lost, ready] = ['/a', '/b'].map((path) => send(apiBase + path, {}));
  expect(await ready).toMatchObject({ status: 200 });
  late.resolve();
  await expect(lost).rejects.toThrow('too early');
});

test('a read that is aborted leaves the others, and the last one ends the request', async () => {
  const opened = Promise.withResolvers<Request>();
  const { send, requests } = connect((request) => {
    opened.resolve(request);
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  });
  const leaving = ['/a', '/b', '/c'].map((path) => {
    const controller = new AbortController();
    return { controller, answer: send(apiBase + path, { signal: controller.signal }) };
  });
  const [first, ...rest] = leaving;
  first?.controller.abort();
  await expect(first?.answer).rejects.toThrow('aborted');
  const { signal } = await opened.promise;
  expect(requests[0]?.url).toBe(`${apiBase}/batch?path=%2Fb&path=%2Fc`);
  for (const { controller } of rest) {
    expect(signal.aborted).toBe(false);
    controller.abort();
  }
  for (const { answer } of rest) await expect(answer).rejects.toThrow('aborted');
  expect(signal.aborted).toBe(true);
});

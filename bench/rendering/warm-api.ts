import { createServer } from 'node:http';

interface Kept {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

/** A proxy that answers repeated API calls from memory, so that only rendering is measured. */
export async function warmApi(apiUrl: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const kept = new Map<string, Kept>();
  const ask = async (path: string): Promise<Kept> => {
    const response = await fetch(apiUrl + path);
    const type = response.headers.get('content-type') ?? 'application/json';
    return { status: response.status, type, body: Buffer.from(await response.arrayBuffer()) };
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = kept.get(url) ?? (await ask(url));
    if (answer.status === 200) kept.set(url, answer);
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

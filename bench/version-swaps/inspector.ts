/** Connects to a process that was started with `--inspect=127.0.0.1:0`. */
export interface Inspector {
  /** Live memory after a forced collection, in MB. */
  memory(): Promise<{ readonly live: number; readonly resident: number }>;
  close(): void;
}

interface Answer {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
  readonly error?: { readonly message: string };
}

/** `log` contains the line with the inspector's address. */
export async function inspect(log: string): Promise<Inspector> {
  const [address] = /ws:\/\/\S+/.exec(log) ?? [];
  if (!address) throw new Error('The process printed no inspector address.');
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`${address} cannot be reached.`)));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const send = async (method: string, params = {}) => {
    last += 1;
    const id = last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result?.result?.value;
  };
  return {
    async memory() {
      // The second collection frees memory that finalizers of the first have released.
      await send('HeapProfiler.collectGarbage');
      await send('HeapProfiler.collectGarbage');
      const expression = 'JSON.stringify(process.memoryUsage())';
      const usage: NodeJS.MemoryUsage = JSON.parse(String(await send('Runtime.evaluate', { expression })));
      const megabytes = (bytes: number) => bytes / 1024 / 1024;
      return { live: megabytes(usage.heapUsed + usage.external), resident: megabytes(usage.rss) };
    },
    close: () => socket.close(),
  };
}

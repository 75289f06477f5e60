import { gzipSync } from 'node:zlib';
import { readJsonArray } from './read-json-array.ts';

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** Reads all elements, and the message of the failure. */
const read = async (text: string | Buffer, size = 7, maxBytes?: number) => {
  const elements: unknown[] = [];
  try {
    for await (const element of readJsonArray(inPieces(Buffer.from(text), size), 'The store', maxBytes))
      elements.push(element);
  } catch (error) {
    return { elements, failure: error instanceof Error ? error.message : error };
  }
  return { elements, failure: null };
};

const list = [{ _T: 'é\\"]}' }, 7, 'text', null, [1, [2]], { a: { b: [{}] } }];

test.each([1, 2, 3, 7, 1_000])('reads every element from pieces of %d bytes', async (size) => {
  expect(await read(JSON.stringify(list), size)).toEqual({ elements: list, failure: null });
});

test.each([1, 5, 1_000])('reads a compressed file from pieces of %d bytes', async (size) => {
  expect(await read(gzipSync(JSON.stringify(list)), size)).toEqual({ elements: list, failure: null });
});

test.each(['[{"a":1},{"b":2}', '[{"a":1},{"b":2},{"c"', '[{"a":1},{"b":2}}'])(
  'returns the elements before the place where %s breaks off, and fails',
  async (text) => {
    expect(await read(text)).toEqual({
      elements: [{ a: 1 }, { b: 2 }],
      failure: 'The store answered with invalid JSON.',
    });
  },
);

test.each(['', '<html>', '{"events":[{"a":1}]}', '"text"', '7'])('refuses %s', async (text) => {
  expect(await read(text)).toEqual({ elements: [], failure: 'The store answered with invalid JSON.' });
});

const thousandBytes = `["first"${' '.repeat(991)}]`;

test.each([
  ['a file', Buffer.from(thousandBytes)],
  // It is small, but not when it is decompressed.
  ['a compressed file', gzipSync(thousandBytes)],
])('keeps what comes before the limit of %s, and fails', async (_, file) => {
  expect(await read(file, 7, 999)).toEqual({
    elements: ['first'],
    failure: 'The store sent more than 999 bytes.',
  });
});

test('a compressed file that breaks off fails', async () => {
  const { failure } = await read(gzipSync(JSON.stringify(list)).subarray(0, 40));
  expect(failure).toBe('The store interrupted its answer.');
});

test.each([
  ['text', Buffer.from('<html>')],
  ['compressed text', gzipSync('<html>')],
])('ends the download of %s that is not a list', async (_, start) => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  async function* sendWithoutEnd() {
    try {
      yield start;
      for (;;) yield await new Promise<Uint8Array>((resolve) => setImmediate(resolve, Buffer.from(' ')));
    } finally {
      end();
    }
  }
  await expect(async () => {
    for await (const _element of readJsonArray(sendWithoutEnd(), 'The store'));
  }).rejects.toThrow('The store answered with invalid JSON.');
  await ended;
});

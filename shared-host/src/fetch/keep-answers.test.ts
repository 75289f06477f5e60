import { keepAnswers } from './keep-answers.ts';

function createTab() {
  const sent: string[] = [];
  const clock = { now: 0, isBack: false, status: 200 };
  const answers = keepAnswers(
    async (address, { method = 'GET' } = {}) => {
      sent.push(`${method} ${address}`);
      return new Response(`answer ${sent.length}`, { status: clock.status });
    },
    () => clock.isBack,
    () => clock.now,
  );
  const read = async (fetch: typeof answers.fetch, address = '/api/v1/ranks') =>
    (await fetch(address)).text();
  return {
    clock,
    sent,
    fetch: answers.fetch,
    read: () => read(answers.fetch),
    prefetch: () => read(answers.prefetch),
  };
}

test('uses a prefetched answer for five seconds, as often as a page reads it', async () => {
  const { clock, read, prefetch } = createTab();
  await prefetch();
  clock.now = 4_999;
  expect([await read(), await read()]).toEqual(['answer 1', 'answer 1']);
  clock.now = 5_000;
  expect(await read()).toBe('answer 2');
});

test('sends each read of a page that nobody has prefetched', async () => {
  const { read } = createTab();
  expect([await read(), await read()]).toEqual(['answer 1', 'answer 2']);
});

test('uses the last answer on Back, for five minutes', async () => {
  const { clock, read } = createTab();
  await read();
  await read();
  clock.isBack = true;
  clock.now = 299_999;
  expect(await read()).toBe('answer 2');
  clock.now = 300_000;
  expect(await read()).toBe('answer 3');
});

test('forgets all answers with a write', async () => {
  const { clock, fetch, read, prefetch } = createTab();
  await prefetch();
  await fetch('/api/v1/stats/comments', { method: 'POST' });
  clock.isBack = true;
  expect(await read()).toBe('answer 3');
});

test('keeps no failure, and nothing for a read past the cache', async () => {
  const { clock, sent, fetch, read, prefetch } = createTab();
  clock.status = 503;
  await prefetch();
  clock.status = 200;
  await read();
  clock.isBack = true;
  await fetch('/api/v1/ranks', { cache: 'reload' });
  expect(sent).toHaveLength(3);
});

test('keeps the newest answers of a long visit', async () => {
  const { clock, sent, fetch } = createTab();
  for (let page = 0; page < 100; page++) await fetch(`/api/v1/ranks?page=${page}`);
  clock.isBack = true;
  await fetch('/api/v1/ranks?page=99');
  expect(sent).toHaveLength(100);
  await fetch('/api/v1/ranks?page=0');
  expect(sent).toHaveLength(101);
});

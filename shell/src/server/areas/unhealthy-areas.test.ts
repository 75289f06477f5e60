/** @jest-environment node */
import { rename, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aPage, aShell, type Shell } from '../../testing/a-shell.ts';

const page = '/pubg/clans';

/** A page with a loader that throws for `?fail`. */
const failingLoader = aPage({ loader: `if (request.url.includes('fail')) throw new Error('no clans')` });

async function aShellWithTwoVersions(newest: ReturnType<typeof aPage>, options = {}) {
  const shell = await aShell(options);
  const healthy = await shell.publish({ ...aPage({ render: 'return "The healthy clans"' }) });
  const unhealthy = await shell.publish({ packageVersion: '2.0.0', ...newest });
  await shell.areas.refresh();
  return { shell, healthy, unhealthy };
}

async function requestTimes(shell: Shell, path: string, times: number) {
  const answers = await Promise.all(Array.from({ length: times }, () => shell.get(path)));
  const statuses = new Set(answers.map(({ status }) => status));
  // A running server does this every second.
  await shell.areas.refresh();
  return [...statuses];
}

/** Long enough for a page of a healthy area on a busy machine, in ms. */
const areaTimeout = 1_000;

const readStable = async (shell: Shell) => (await shell.health()).areas[0].stable;

it('drops a version with a failing loader for the last healthy one, and logs its owner', async () => {
  const { shell, healthy, unhealthy } = await aShellWithTwoVersions(failingLoader);
  expect(await (await shell.get(`${page}?fail`)).text()).not.toContain('no clans');
  expect(await requestTimes(shell, `${page}?fail`, 9)).toEqual([500]);
  expect(await (await shell.get(`${page}?fail`)).text()).toContain('The healthy clans');
  expect((await shell.get('/pubg/nowhere')).status).toBe(404);
  const { areas } = await shell.health();
  expect(areas[0]).toMatchObject({
    owner: 'the clans team',
    status: 'ready',
    stable: healthy,
    wanted: { stable: unhealthy },
    failures: [{ version: unhealthy, reason: '10 of its last 10 pages failed on this server' }],
  });
  expect(shell.lines).toContainEqual(
    expect.objectContaining({ msg: expect.stringContaining('is dropped'), owner: 'the clans team' }),
  );
  const metrics = await shell.metrics();
  expect(metrics).toContain(`hotdrop_area_faults_total{area="mf-clans",version="${unhealthy}"} 10`);
  expect(metrics).toContain(
    `hotdrop_area_events_total{area="mf-clans",version="${unhealthy}",status="dropped"} 1`,
  );
  expect(metrics).toContain('hotdrop_area_as_wanted{area="mf-clans",owner="the clans team"} 0');
  expect(metrics).toContain('hotdrop_area_up{area="mf-clans",owner="the clans team"} 1');
  expect(metrics).toContain('hotdrop_page_seconds_count{area="mf-clans",status="500"} 10');
  expect(metrics).toContain('hotdrop_page_seconds_count{area="shell",status="404"} 1');
});

const overload = { lag: 1_000, utilization: 1 };

it.each([
  ['throws in a loader', { loader: 'FAIL(() => { throw new Error("no clans") })' }, 500],
  ['throws while rendering', { render: 'FAIL(() => { throw new Error("no clans") })' }, 500],
  ['has a loader that hangs', { loader: 'FAIL(() => new Promise(() => {}))' }, 503],
  ['hangs while rendering', { render: 'FAIL(() => { throw new Promise(() => {}) })' }, 503],
])('shows the frame around an area that %s, and counts it as a fault', async (_, source, status) => {
  const code = (body = 'return null') => body.replace('FAIL(', 'return globalThis.failClans?.(');
  const { shell, unhealthy } = await aShellWithTwoVersions(
    aPage({
      ...('loader' in source && { loader: code(source.loader) }),
      ...('render' in source && { render: code(source.render) }),
    }),
    { areaTimeout, serverLoad: status === 500 ? overload : undefined },
  );
  Object.assign(globalThis, { failClans: (fail: () => unknown) => fail() });
  const answer = await shell.get(page);
  Reflect.deleteProperty(globalThis, 'failClans');
  const html = await answer.text();
  expect(answer.status).toBe(status);
  expect(html).toContain('This part could not be loaded');
  expect(html).toContain('<header');
  expect(await shell.metrics()).toContain(
    `hotdrop_area_faults_total{area="mf-clans",version="${unhealthy}"} 1`,
  );
});

describe('a version that hangs while rendering', () => {
  const render = `const onHang = globalThis.onClansHang;
    if (onHang) { onHang(); throw new Promise(() => {}); }
    return 'The clans'`;
  const hang = (onClansHang?: () => void) => void Object.assign(globalThis, { onClansHang });
  afterEach(() => hang());

  it('is released when the visitor leaves', async () => {
    const { shell, unhealthy } = await aShellWithTwoVersions(aPage({ render }));
    const rendering = Promise.withResolvers<void>();
    hang(rendering.resolve);
    const leaving = new AbortController();
    const answer = shell.get(page, { signal: leaving.signal });
    await rendering.promise;
    leaving.abort();
    expect((await answer).status).toBe(499);
    const { areas } = await shell.health();
    expect(areas[0]).toMatchObject({ stable: unhealthy, failures: [] });
    expect(areas[0].loaded).toContainEqual({ version: unhealthy, inUse: 0 });
  });
});

it.each([404, 429, 502, 503])('keeps a version that often answers %i', async (status) => {
  const loader = `if (request.url.includes('answer')) throw new Response(null, { status: ${status} })`;
  const { shell, unhealthy } = await aShellWithTwoVersions(aPage({ loader }));
  expect(await requestTimes(shell, `${page}?answer`, 12)).toEqual([status]);
  expect(await readStable(shell)).toBe(unhealthy);
});

it('keeps a version that misses deadlines while the server is overloaded', async () => {
  const loader = `if (request.url.includes('late')) await new Promise(() => {})`;
  const { shell, unhealthy } = await aShellWithTwoVersions(aPage({ loader }), {
    areaTimeout,
    serverLoad: overload,
  });
  const answer = await shell.get(`${page}?late`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await requestTimes(shell, `${page}?late`, 11)).toEqual([503]);
  expect(await readStable(shell)).toBe(unhealthy);
  expect(await shell.metrics()).not.toMatch(/hotdrop_area_faults_total\{.*\} [1-9]/);
});

describe('a new version that misses the deadline of its smoke page', () => {
  const hanging = aPage({ loader: 'await globalThis.answerClans()' });
  const answerClans = (answer: () => Promise<void>) =>
    void Object.assign(globalThis, { answerClans: answer });
  const neverAnswers = () => new Promise<void>(() => {});

  it.each([
    ['', {}, 'the smoke page clans answers 503: DeadlineError: The loaders took longer than 500 ms'],
    [
      ' while the server is overloaded',
      { serverLoad: overload, deadline: 2_500 },
      'Its smoke pages took longer than 2500 ms',
    ],
  ])('is rejected when it still has no page at the end%s', async (_, options, reason) => {
    answerClans(neverAnswers);
    const { shell, unhealthy } = await aShellWithTwoVersions(hanging, { areaTimeout: 500, ...options });
    const { areas } = await shell.health();
    expect(areas[0]?.failures).toMatchObject([{ version: unhealthy, reason }]);
  });

  it.each([
    ['', {}],
    [' while the server is overloaded', { serverLoad: overload }],
  ])('is active as soon as the page is in time%s', async (_, options) => {
    const late = [neverAnswers, neverAnswers];
    answerClans(async () => late.shift()?.());
    const { shell, unhealthy } = await aShellWithTwoVersions(hanging, { areaTimeout, ...options });
    expect(late).toEqual([]);
    expect(await readStable(shell)).toBe(unhealthy);
  });
});

it('does not count requests that visitors abort', async () => {
  const loader = 'await new Promise((resolve) => setTimeout(resolve, 30))';
  const { shell, unhealthy } = await aShellWithTwoVersions(aPage({ loader }));
  for (let count = 0; count < 12; count += 1) {
    const leaving = new AbortController();
    const answer = shell.get(page, { signal: leaving.signal });
    leaving.abort();
    expect((await answer).status).toBe(499);
  }
  expect(await readStable(shell)).toBe(unhealthy);
  expect(await (await shell.get(page)).text()).toContain('The clans');
});

it('activates a version while the API host is unreachable', async () => {
  const loader = `throw new Response(null, { status: 502 })`;
  const { shell, unhealthy } = await aShellWithTwoVersions(aPage({ loader }));
  expect(await readStable(shell)).toBe(unhealthy);
});

it('answers 503 and not 404 for unknown paths while the area store is unreachable', async () => {
  const shell = await aShell();
  await shell.publish({ ...aPage() });
  await rename(shell.root, `${shell.root}.away`);
  await shell.areas.refresh();
  const status = async (path: string) => (await shell.get(path)).status;
  expect(await status(page)).toBe(503);
  expect(await (await shell.get(page)).text()).toContain('This part could not be loaded');
  expect([await status('/pubg/about/terms'), await status('/pubg/search'), await status('/nowhere')]).toEqual(
    [200, 200, 404],
  );
  await rename(`${shell.root}.away`, shell.root);
  await shell.areas.refresh();
  expect([await status(page), await status('/pubg/nowhere')]).toEqual([200, 404]);
});

it.each([
  [
    'is not trusted',
    (shell: Shell) => writeFile(path.join(shell.root, 'trust.json'), '{"keys":{},"areas":{},"site":[]}'),
  ],
  [
    'has a damaged manifest',
    (shell: Shell, version: string) => truncate(shell.fileOf(version, 'area.json'), 99),
  ],
  ['has a damaged pointer', (shell: Shell) => truncate(path.join(shell.root, 'mf-clans/release.json'), 9)],
])(
  'answers 503 with Retry-After, hidden from search engines, for an address whose area %s',
  async (_, spoil) => {
    const shell = await aShell();
    await spoil(shell, await shell.publish(aPage()));
    await shell.areas.refresh();
    expect((await shell.health()).areas).toMatchObject([{ area: 'mf-clans', status: 'failed' }]);
    const answer = await shell.get(page);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>');
    expect((await shell.get('/pubg/search')).status).toBe(200);
  },
);

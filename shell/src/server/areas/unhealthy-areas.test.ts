/** @jest-environment node */
import { rename } from 'node:fs/promises';
import { aPage, aShell, type Shell } from '../../testing/a-shell.ts';

const page = '/pubg/clans';

/** A page that is good until a visitor asks for `?sick`. */
const sickAtLoading = aPage({ loader: `if (request.url.includes('sick')) throw new Error('no clans')` });

async function aShellWithTwoVersions(newest: ReturnType<typeof aPage>, options = {}) {
  const shell = await aShell(options);
  const good = await shell.publish({ ...aPage({ draw: 'return "The good clans"' }) });
  const sick = await shell.publish({ packageVersion: '2.0.0', ...newest });
  await shell.areas.refresh();
  return { shell, good, sick };
}

async function visit(shell: Shell, path: string, times: number) {
  const statuses = new Set<number>();
  for (let visits = 0; visits < times; visits += 1) statuses.add((await shell.get(path)).status);
  // As a running server does every second.
  await shell.areas.refresh();
  return [...statuses];
}

const stable = async (shell: Shell) => (await shell.health()).areas[0].stable;

it('a version whose loader keeps throwing is dropped for its last good one, and its owner is told', async () => {
  const { shell, good, sick } = await aShellWithTwoVersions(sickAtLoading);
  expect(await visit(shell, `${page}?sick`, 10)).toEqual([500]);
  expect(await (await shell.get(`${page}?sick`)).text()).toContain('The good clans');
  const { areas } = await shell.health();
  expect(areas[0]).toMatchObject({
    owner: 'the clans team',
    status: 'ready',
    stable: good,
    wanted: { stable: sick },
    failures: [{ version: sick, reason: '10 of its last 10 pages failed on this server' }],
  });
  expect(shell.lines).toContainEqual(
    expect.objectContaining({ msg: expect.stringContaining('is dropped'), owner: 'the clans team' }),
  );
  const figures = await shell.figures();
  expect(figures).toContain(`hotdrop_area_faults_total{area="mf-clans",version="${sick}"} 10`);
  expect(figures).toContain(
    `hotdrop_area_events_total{area="mf-clans",version="${sick}",status="dropped"} 1`,
  );
  expect(figures).toContain('hotdrop_area_as_wanted{area="mf-clans",owner="the clans team"} 0');
  expect(figures).toContain('hotdrop_area_up{area="mf-clans",owner="the clans team"} 1');
});

it('each failing page leaves the frame standing and says nothing of the insides', async () => {
  const { shell } = await aShellWithTwoVersions(sickAtLoading);
  const html = await (await shell.get(`${page}?sick`)).text();
  expect(html).toContain('This part could not be loaded');
  expect(html).toContain('<header');
  expect(html).not.toContain('no clans');
});

it('a version that throws while drawing is dropped', async () => {
  const draw = `if (globalThis.clansAreSick) throw new Error('no clans'); return 'The clans'`;
  const { shell, good } = await aShellWithTwoVersions(aPage({ draw }));
  Object.assign(globalThis, { clansAreSick: true });
  expect(await visit(shell, page, 10)).toEqual([500]);
  Object.assign(globalThis, { clansAreSick: false });
  expect(await stable(shell)).toBe(good);
});

it('a version that never answers is dropped', async () => {
  const loader = `if (request.url.includes('sick')) await new Promise(() => {})`;
  const { shell, good } = await aShellWithTwoVersions(aPage({ loader }), { areaTimeout: 20 });
  expect(await visit(shell, `${page}?sick`, 10)).toEqual([503]);
  expect(await stable(shell)).toBe(good);
});

describe('a version that never finishes drawing', () => {
  const draw = `if (globalThis.clansHang) throw new Promise(() => {}); return 'The clans'`;
  const hang = (clansHang: boolean) => void Object.assign(globalThis, { clansHang });
  afterEach(() => hang(false));

  it('leaves a page without it, and is dropped', async () => {
    const { shell, good } = await aShellWithTwoVersions(aPage({ draw }), { areaTimeout: 20 });
    hang(true);
    const answer = await shell.get(page);
    expect([answer.status, await answer.text()]).toEqual([
      503,
      expect.stringContaining('This part could not be loaded'),
    ]);
    expect(await visit(shell, page, 9)).toEqual([503]);
    hang(false);
    expect(await stable(shell)).toBe(good);
  });

  it('is held by nobody who has left', async () => {
    const { shell, sick } = await aShellWithTwoVersions(aPage({ draw }));
    hang(true);
    const leaving = new AbortController();
    const answer = shell.get(page, { signal: leaving.signal });
    await new Promise((drawing) => setTimeout(drawing, 100));
    leaving.abort();
    expect((await answer).status).toBe(499);
    const { areas } = await shell.health();
    expect(areas[0]).toMatchObject({ stable: sick, failures: [] });
    expect(areas[0].loaded).toContainEqual({ version: sick, inUse: 0 });
  });
});

it('a version that never says which routes it has is dropped', async () => {
  const areSick = `globalThis.routesAreAway ? new Promise(() => {}) : [{ path: 'clans', Component: () => 'The clans' }]`;
  const entry = `module.exports = { area: { contract: 1, routes: async () => ${areSick} } };`;
  const newest = { files: { 'node/entry.js': entry } };
  const { shell, good } = await aShellWithTwoVersions(newest, { areaTimeout: 20 });
  Object.assign(globalThis, { routesAreAway: true });
  expect(await visit(shell, page, 10)).toEqual([503]);
  Object.assign(globalThis, { routesAreAway: false });
  expect(await stable(shell)).toBe(good);
});

it.each([404, 429, 502, 503])('a version that honestly answers %i stays, however often', async (status) => {
  const loader = `if (request.url.includes('away')) throw new Response(null, { status: ${status} })`;
  const { shell, sick } = await aShellWithTwoVersions(aPage({ loader }));
  expect(await visit(shell, `${page}?away`, 12)).toEqual([status]);
  expect(await stable(shell)).toBe(sick);
});

it('visitors who leave before the page is there count for nothing', async () => {
  const loader = 'await new Promise((resolve) => setTimeout(resolve, 30))';
  const { shell, sick } = await aShellWithTwoVersions(aPage({ loader }));
  for (let visits = 0; visits < 12; visits += 1) {
    const leaving = new AbortController();
    const answer = shell.get(page, { signal: leaving.signal });
    leaving.abort();
    expect((await answer).status).toBe(499);
  }
  expect(await stable(shell)).toBe(sick);
  expect(await (await shell.get(page)).text()).toContain('The clans');
});

it('an API host that is away keeps no version out', async () => {
  const loader = `throw new Response(null, { status: 502 })`;
  const { shell, sick } = await aShellWithTwoVersions(aPage({ loader }));
  expect(await stable(shell)).toBe(sick);
});

it('pages are measured by area and status, whoever draws them', async () => {
  const { shell } = await aShellWithTwoVersions(sickAtLoading);
  await shell.get(page);
  await shell.get(`${page}?sick`);
  await shell.get('/pubg/nowhere');
  const figures = await shell.figures();
  for (const labels of [
    'area="mf-clans",status="200"',
    'area="mf-clans",status="500"',
    'area="shell",status="404"',
  ]) {
    expect(figures).toContain(`hotdrop_page_seconds_count{${labels}} 1`);
  }
});

it('a page for which only the last resort is left is measured as a failure', async () => {
  const shell = await aShell({ siteConfig: { family: undefined as never } });
  const answer = await shell.get('/pubg');
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.stringContaining('An error occurred while showing the error page'),
  ]);
  expect(await shell.figures()).toContain('hotdrop_page_seconds_count{area="shell",status="500"} 1');
});

it('while nobody knows which areas there are, their addresses are unavailable and not unknown', async () => {
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

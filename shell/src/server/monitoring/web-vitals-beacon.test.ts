/** @jest-environment node */
import { aPage, aShell } from '../../testing/a-shell.ts';

const fromOurPages = { 'sec-fetch-site': 'same-origin' };
const tell = (visit: unknown, headers: Record<string, string> = fromOurPages): RequestInit => ({
  method: 'POST',
  headers,
  body: typeof visit === 'string' ? visit : JSON.stringify(visit),
});

async function aShellWithClans() {
  const shell = await aShell();
  const version = await shell.publish(aPage());
  await shell.areas.refresh();
  return { ...shell, clans: { area: 'mf-clans', version } };
}

it('figures of visits stand in /metrics under the area and version whose page it was', async () => {
  const { get, figures, clans } = await aShellWithClans();
  const vitals = [
    { name: 'LCP', value: 1_200, ...clans },
    { name: 'INP', value: 90, ...clans },
    { name: 'CLS', value: 0.015 },
  ];
  expect((await get('/visits', tell({ vitals, errors: [] }))).status).toBe(204);
  const text = await figures();
  const labels = `area="mf-clans",version="${clans.version}"`;
  expect(text).toContain(`hotdrop_visit_lcp_seconds_sum{${labels}} 1.2`);
  expect(text).toContain(`hotdrop_visit_inp_seconds_bucket{le="0.1",${labels}} 1`);
  expect(text).toContain('hotdrop_visit_cls_sum{area="shell",version=""} 0.015');
});

it("what fails in a visitor's browser is counted, and its words stand in the log", async () => {
  const { get, figures, lines, clans } = await aShellWithClans();
  await get('/visits', tell({ vitals: [], errors: [{ message: 'TypeError: x is not a clan', ...clans }] }));
  expect(await figures()).toContain(
    `hotdrop_visit_errors_total{area="mf-clans",version="${clans.version}"} 1`,
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ ...clans, message: 'TypeError: x is not a clan', level: 40 }),
  );
});

it('areas and versions that do not run here get no figure of their own', async () => {
  const { get, figures } = await aShellWithClans();
  for (let turn = 0; turn < 5; turn += 1) {
    const vitals = [{ name: 'CLS', value: 0, area: `made-up-${turn}`, version: String(turn) }];
    await get('/visits', tell({ vitals, errors: [] }));
  }
  const text = await figures();
  expect(text).toContain('hotdrop_visit_cls_count{area="other",version=""} 5');
  expect(text).not.toContain('made-up');
});

it.each([
  ['another site', { vitals: [], errors: [] }, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a program', { vitals: [], errors: [] }, {}, 403],
  ['no JSON', '{"vitals":', fromOurPages, 400],
  ['a vital that is not asked for', { vitals: [{ name: 'FCP', value: 1 }], errors: [] }, fromOurPages, 400],
  ['a time before the visit', { vitals: [{ name: 'LCP', value: -1 }], errors: [] }, fromOurPages, 400],
  ['a time without end', '{"vitals":[{"name":"LCP","value":1e999}],"errors":[]}', fromOurPages, 400],
  ['a time of years', { vitals: [{ name: 'LCP', value: 1e11 }], errors: [] }, fromOurPages, 400],
  [
    'a figure that is told again and again',
    { vitals: Array(4).fill({ name: 'CLS', value: 0 }), errors: [] },
    fromOurPages,
    400,
  ],
  ['a long message', { vitals: [], errors: [{ message: 'x'.repeat(301) }] }, fromOurPages, 400],
  ['many messages', { vitals: [], errors: Array(6).fill({ message: 'x' }) }, fromOurPages, 400],
  ['far too much', { vitals: [], errors: [{ message: 'x'.repeat(9_000) }] }, fromOurPages, 413],
])('%s is refused', async (_, visit, headers, status) => {
  const { get } = await aShellWithClans();
  expect((await get('/visits', tell(visit, headers as Record<string, string>))).status).toBe(status);
});

it('a flood is not counted, and says nothing back', async () => {
  const { get, figures } = await aShellWithClans();
  const visit = tell({ vitals: [{ name: 'CLS', value: 0 }], errors: [] });
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async () => (await get('/visits', visit)).status),
  );
  expect(new Set(statuses)).toEqual(new Set([204]));
  const counted = Number(
    /hotdrop_visit_cls_count\{area="shell",version=""\} (\d+)/.exec(await figures())?.[1],
  );
  expect(counted).toBeGreaterThan(0);
  expect(counted).toBeLessThan(100);
});

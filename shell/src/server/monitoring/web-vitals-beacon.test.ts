/** @jest-environment node */
import { aPage, aShellWith } from '../../testing/a-shell.ts';

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const beacon = (report: unknown, headers: Record<string, string> = sameOrigin): RequestInit => ({
  method: 'POST',
  headers,
  body: typeof report === 'string' ? report : JSON.stringify(report),
});

async function aShellWithClans() {
  const shell = await aShellWith(aPage());
  return { ...shell, clans: { area: 'mf-clans', version: shell.version } };
}

it('counts web vitals in /metrics by area and version', async () => {
  const { get, metrics, clans } = await aShellWithClans();
  const vitals = [
    { name: 'LCP', value: 1_200, ...clans },
    { name: 'INP', value: 90, ...clans },
    { name: 'CLS', value: 0.015 },
  ];
  expect((await get('/visits', beacon({ vitals, errors: [] }))).status).toBe(204);
  const text = await metrics();
  const labels = `area="mf-clans",version="${clans.version}"`;
  expect(text).toContain(`hotdrop_visit_lcp_seconds_sum{${labels}} 1.2`);
  expect(text).toContain(`hotdrop_visit_inp_seconds_bucket{le="0.1",${labels}} 1`);
  expect(text).toContain('hotdrop_visit_cls_sum{area="shell",version=""} 0.015');
});

it('counts and logs errors of browsers', async () => {
  const { get, metrics, lines, clans } = await aShellWithClans();
  await get('/visits', beacon({ vitals: [], errors: [{ message: 'TypeError: x is not a clan', ...clans }] }));
  expect(await metrics()).toContain(
    `hotdrop_visit_errors_total{area="mf-clans",version="${clans.version}"} 1`,
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ ...clans, message: 'TypeError: x is not a clan', level: 40 }),
  );
});

it('counts unknown areas and versions under one label', async () => {
  const { get, metrics } = await aShellWithClans();
  for (let turn = 0; turn < 5; turn += 1) {
    const vitals = [{ name: 'CLS', value: 0, area: `made-up-${turn}`, version: String(turn) }];
    await get('/visits', beacon({ vitals, errors: [] }));
  }
  const text = await metrics();
  expect(text).toContain('hotdrop_visit_cls_count{area="other",version=""} 5');
  expect(text).not.toContain('made-up');
});

it.each([
  ['another site', { vitals: [], errors: [] }, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a client without Sec-Fetch-Site', { vitals: [], errors: [] }, {}, 403],
  ['invalid JSON', '{"vitals":', sameOrigin, 400],
  ['an unknown web vital', { vitals: [{ name: 'FCP', value: 1 }], errors: [] }, sameOrigin, 400],
  ['a negative value', { vitals: [{ name: 'LCP', value: -1 }], errors: [] }, sameOrigin, 400],
  ['an infinite value', '{"vitals":[{"name":"LCP","value":1e999}],"errors":[]}', sameOrigin, 400],
  ['a value of years', { vitals: [{ name: 'LCP', value: 1e11 }], errors: [] }, sameOrigin, 400],
  ['too many web vitals', { vitals: Array(31).fill({ name: 'CLS', value: 0 }), errors: [] }, sameOrigin, 400],
  ['a long message', { vitals: [], errors: [{ message: 'x'.repeat(301) }] }, sameOrigin, 400],
  ['too many messages', { vitals: [], errors: Array(6).fill({ message: 'x' }) }, sameOrigin, 400],
  ['a large body', { vitals: [], errors: [{ message: 'x'.repeat(9_000) }] }, sameOrigin, 413],
])('refuses %s', async (_, report, headers, status) => {
  const { get } = await aShellWithClans();
  expect((await get('/visits', beacon(report, { ...headers }))).status).toBe(status);
});

it('stops counting a flood of beacons, and still answers 204', async () => {
  const { get, metrics } = await aShellWithClans();
  const request = beacon({ vitals: [{ name: 'CLS', value: 0 }], errors: [] });
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async () => (await get('/visits', request)).status),
  );
  clock.mockRestore();
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await metrics()).toContain('hotdrop_visit_cls_count{area="shell",version=""} 20');
});

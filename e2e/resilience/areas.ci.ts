import { releaseCanary } from '@hotdrop/shared-host/store';
import { test } from '../hosting/own-shell.ts';
import { area, areaPage, around, publishVariant, takeBack } from '../hosting/variant.ts';
import { expect } from '../test.ts';

const faulty = `${areaPage}?fault=1`;
const isFaulty = `new URL(request.url).searchParams.has('fault')`;

/** Faults of an area's code before any visitor sees it. */
const unfit: [string, Parameters<typeof publishVariant>[1], RegExp][] = [
  ['throws at import', { atImport: 'throw new Error("no board today");' }, /no board today/],
  [
    'throws in its loader',
    { spoil: around({ loader: 'throw new Error("no board today")' }) },
    /smoke page ranks answers 500.*no board today/,
  ],
  ['never answers', { spoil: around({ loader: 'await new Promise(() => {})' }) }, /took longer than/],
];

for (const [what, variant, reason] of unfit) {
  test(`rejects a version that ${what}, and tells its owner why`, async ({ ownShell }) => {
    const { url, store, stateOf, log } = await ownShell();
    const good = (await stateOf(area))?.stable;
    const bad = await publishVariant(store, variant);
    await expect
      .poll(async () => (await stateOf(area))?.failures[0]?.reason, { timeout: 30_000 })
      .toMatch(reason);
    expect(await stateOf(area)).toMatchObject({
      status: 'ready',
      stable: good,
      failures: [{ version: bad }],
    });
    expect((await fetch(url + areaPage)).status).toBe(200);
    expect(log()).toContain(`${area} ${bad} was rejected`);
    expect(log()).toContain('leaderboards@hotdrop.example');
  });
}

/** Faults of an area's code that only some visitors trigger. */
const faults: [string, string, number][] = [
  [
    'throws in a loader',
    around({ loader: `if (${isFaulty}) throw new Error('no board'); return null` }),
    500,
  ],
  [
    'throws while drawing',
    around({
      loader: `globalThis.isBoardBroken = ${isFaulty}; return null`,
      draw: `if (globalThis.isBoardBroken) throw new Error('no board')`,
    }),
    500,
  ],
  ['never answers', around({ loader: `if (${isFaulty}) await new Promise(() => {}); return null` }), 503],
];

for (const [what, spoil, status] of faults) {
  test(`replaces a live version that ${what} too often with the last good one`, async ({ ownShell }) => {
    const { url, store, stateOf, metrics, log } = await ownShell();
    const good = (await stateOf(area))?.stable;
    const bad = await publishVariant(store, { says: 'hall of fame', spoil });
    await expect.poll(async () => (await stateOf(area))?.stable).toBe(bad);
    const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(url + faulty)));
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain('This part could not be loaded');
    }
    await expect.poll(async () => (await stateOf(area))?.stable).toBe(good);
    expect((await fetch(url + faulty)).status).toBe(200);
    expect(log()).toContain(`${area} ${bad} is dropped`);
    expect(await metrics()).toContain(
      `hotdrop_area_events_total{area="${area}",version="${bad}",status="dropped"} 1`,
    );
  });
}

test('replaces an area that throws after hydration with a panel, and keeps the rest working', async ({
  page,
  ownShell,
  mayComplain,
}) => {
  mayComplain(/no board|mf-leaderboards/);
  const { url, store, stateOf } = await ownShell();
  const draw = `
    const [isOver, end] = React.useState(false);
    React.useEffect(() => void setTimeout(() => end(true), 500), []);
    if (isOver) throw new Error('no board')`;
  const version = await publishVariant(store, { spoil: around({ draw }) });
  await expect.poll(async () => (await stateOf(area))?.stable).toBe(version);
  await page.goto(url + areaPage);
  await expect(page.getByText('This part could not be loaded')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Favorites' }).click();
  await expect(page).toHaveURL(/favorite/);
  await expect(page.locator('main h1')).toBeVisible();
});

test('keeps a tab working when its canary is rolled back, and serves stable next', async ({
  page,
  context,
  ownShell,
}) => {
  const { url, store, metrics } = await ownShell();
  const canary = await publishVariant(store, { says: 'hall of fame' }, (pointer, version) =>
    releaseCanary(pointer, version, 99),
  );
  await expect.poll(metrics).toContain(`hotdrop_area_live{area="${area}",version="${canary}"} 0.99`);
  await context.addCookies([{ name: 'visitor', value: 'a-visitor-in-the-canary', url }]);
  await page.goto(url + areaPage);
  await expect(page.locator('main h1')).toContainText('hall of fame');
  await takeBack(store);
  await expect.poll(metrics).not.toContain(`version="${canary}"} 0.99`);
  // The open tab continues to load the canary's files.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leaderboards' }).click();
  await expect(page).toHaveURL(`${url}/pubg/ranks`);
  await expect(page.locator('main h1')).toContainText(/hall of fame/i);
  await page.goto(url + areaPage);
  await expect(page.locator('main h1')).toContainText('leaderboard');
});

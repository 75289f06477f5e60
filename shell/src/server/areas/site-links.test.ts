/** @jest-environment node */
import { aPage, type aShell, aShellWith } from '../../testing/a-shell.ts';

const linking = aPage({
  loader: 'return site.linkTo("profile", { shard: "steam", name: "x" }) ?? "no player"',
});

/** The data of the page `clans`: where its area links to. */
async function readLink(shell: Awaited<ReturnType<typeof aShell>>) {
  const page = await (await shell.get('/pubg/clans')).text();
  return /\/pubg\/[a-z]+\/steam\/x|no player/.exec(page.slice(page.indexOf('loaderData')))?.[0];
}

it('gives each area the links of the others', async () => {
  const shell = await aShellWith(linking);
  expect(await readLink(shell)).toBe('no player');
  await shell.publish({ area: 'mf-people', links: { profile: 'people/:shard/:name' } });
  await shell.areas.refresh();
  expect(await readLink(shell)).toBe('/pubg/people/steam/x');
});

it('uses the first of two areas that provide a link, and reports it once', async () => {
  const shell = await aShellWith(linking);
  await shell.publish({ area: 'mf-people', links: { profile: 'people/:shard/:name' } });
  await shell.publish({ area: 'mf-members', links: { profile: 'members/:shard/:name' } });
  await shell.areas.refresh();
  expect(await readLink(shell)).toBe('/pubg/members/steam/x');
  expect(await readLink(shell)).toBe('/pubg/members/steam/x');
  const reports = shell.lines.filter(({ link }) => link === 'profile');
  expect(reports).toEqual([expect.objectContaining({ used: 'mf-members', ignored: 'mf-people' })]);
});

it('has no search on a site whose areas show no players', async () => {
  const shell = await aShellWith(linking);
  expect((await shell.get('/pubg/search?name=x')).status).toBe(404);
  expect(await (await shell.get('/pubg')).text()).not.toContain('type="search"');
});

import { addressOfPanel, type PanelForm, panelForms } from '@hotdrop/shared-domain/panels';
import { runCommand } from '../run-command.ts';
import { expect, test } from '../test.ts';

/** Chat bots repeat a line only of an answer that succeeds. */
const statusOf = (form: PanelForm): number => (form === 'line' ? 200 : 410);

test('a player who asked not to be shown is in no form of the site', async ({
  page,
  request,
  mayComplain,
}) => {
  mayComplain(/410/);
  const board = await (await request.get('/api/v1/ranks/psn/squad')).json();
  const { name } = board.data.ranks[9];
  const profile = `/pubg/profile/psn/${name}`;
  const panelIn = (form: PanelForm) =>
    addressOfPanel(
      { basePath: '/pubg' },
      { panel: 'mf-profile/rank', about: 'player', subject: { shard: 'psn', name }, form },
    );
  const others = [profile, `${profile}/card.png`, `/pubg/search?shard=psn&name=${name}`];
  for (const address of [...others, ...panelForms.map(panelIn)])
    expect((await request.get(address)).status(), address).toBe(200);

  expect(runCommand('hide', `psn/${name}`)).toContain('is hidden');
  await expect.poll(async () => (await request.get(profile)).status()).toBe(410);
  for (const address of others) expect((await request.get(address)).status(), address).toBe(410);
  for (const form of panelForms) {
    const answer = await request.get(panelIn(form));
    expect(answer.status(), form).toBe(statusOf(form));
    const text = await answer.text();
    // Pages have their own address, and so has a failure of the data.
    if (['badge', 'picture', 'line', 'feed'].includes(form)) expect(text, form).not.toContain(name);
  }

  await page.goto(profile);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hidden player');
  await expect(page.getByRole('main')).toContainText('This player asked not to be shown.');
  await expect(page.getByRole('main')).not.toContainText(name);
  // Other tests hide players, too.
  const row = page
    .getByRole('row', { name: 'Hidden player' })
    .filter({ has: page.getByRole('cell', { name: '10', exact: true }) });
  // Pages that many ask for are kept for a moment.
  await expect(async () => {
    await page.goto('/pubg/ranks/psn/squad');
    await expect(row).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(row.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(name);
});

import { aFailure, anAuthUser, aPlayer, type FakeAnswers, minutesAgo } from '@hotdrop/shared-domain/testing';
import type { Webhook } from '@hotdrop/shared-domain/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inputsOf, profileSite } from '../testing/profile-site.ts';
import { openOverview } from '../testing/render-profile.ts';

const player = aPlayer();
const address = 'https://discord.com/api/webhooks/1/token';

const aWebhook = (change: Partial<Webhook> = {}): Webhook => ({
  id: 1,
  accountId: player.accountId,
  shard: player.shard,
  name: player.name,
  createdAt: minutesAgo(60),
  ...change,
});

const signedIn = { auth: anAuthUser() };

const openDialog = async (answers: FakeAnswers = {}, state: object = signedIn) => {
  const site = profileSite({ listWebhooks: { webhooks: [] }, ...answers }, { state });
  await openOverview('profile/steam/NightHeron', site);
  await userEvent.click(screen.getByRole('button', { name: 'Discord' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send to Discord' }));
  return { site, dialog };
};

const add = async (dialog: Awaited<ReturnType<typeof openDialog>>['dialog'], text = address) => {
  await userEvent.type(await dialog.findByLabelText('Webhook address'), `${text}{Enter}`);
};

test('asks a visitor who is signed out to sign in, and requests nothing', async () => {
  const { site, dialog } = await openDialog({}, {});
  expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('/profile/steam/NightHeron')),
  );
  expect(inputsOf(site, 'listWebhooks')).toEqual([]);
});

test('adds a webhook in the language of the page, and does not renew the player', async () => {
  const { site, dialog } = await openDialog({ addWebhook: aWebhook() });
  await add(dialog);
  expect(await dialog.findByText('Added. The first message is in your channel.')).toBeVisible();
  expect(inputsOf(site, 'addWebhook')).toEqual([
    { accountId: player.accountId, shard: 'steam', address, language: 'en' },
  ]);
  expect(dialog.getByRole('button', { name: /^Delete NightHeron/ })).toBeVisible();
  expect(dialog.getByLabelText('Webhook address')).toHaveValue('');
  expect(inputsOf(site, 'syncPlayer')).not.toContainEqual(expect.objectContaining({ flag: 1 }));
});

test.each([
  ['address', /This is not the address of a Discord webhook/],
  ['unknown', /Discord refuses this webhook/],
  ['duplicate', /already on your list/],
  ['no answer', /Discord does not answer/],
] as const)('says why a webhook is not added: %s', async (refusal, words) => {
  const { dialog } = await openDialog({ addWebhook: { refusal } });
  await add(dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
  const field = dialog.getByLabelText('Webhook address');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(words);
  expect(field).toHaveValue(address);
});

test('asks for a sign-in when the session has ended', async () => {
  const { dialog } = await openDialog({ addWebhook: aFailure('unauthorized') });
  await add(dialog);
  expect(await dialog.findByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('lists the webhooks of the player, and deletes them', async () => {
  const webhooks = [aWebhook(), aWebhook({ id: 2, accountId: 'account.other', name: 'Other' })];
  const { site, dialog } = await openDialog({ listWebhooks: { webhooks }, deleteWebhook: { id: 1 } });
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('NightHeron'),
  ]);
  await userEvent.click(dialog.getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Deleted.'));
  expect(dialog.queryByRole('listitem')).not.toBeInTheDocument();
  expect(inputsOf(site, 'deleteWebhook')).toEqual([{ id: 1 }]);
});

test('lists all webhooks instead of the form when the account has five', async () => {
  const webhooks = [1, 2, 3, 4, 5].map((id) =>
    aWebhook({ id, accountId: `account.${id}`, name: `Player${id}` }),
  );
  const { dialog } = await openDialog({ listWebhooks: { webhooks } });
  expect(await dialog.findByText('You have 5 webhooks. Delete one to add another.')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(5);
  expect(dialog.queryByLabelText('Webhook address')).not.toBeInTheDocument();
});

test('offers to try again when the webhooks cannot be loaded', async () => {
  let isDown = true;
  const { dialog } = await openDialog({
    listWebhooks: () => (isDown ? aFailure('network') : { webhooks: [] }),
  });
  isDown = false;
  await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
  expect(await dialog.findByLabelText('Webhook address')).toBeVisible();
});

import { selectUser } from '@hotdrop/shared-domain/store';
import { aFailure, anAuthUser, type FakeAnswers, fakeSite } from '@hotdrop/shared-domain/testing';
import { renderWithSite } from '@hotdrop/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from './account.page.tsx';

const data = {
  account: {
    id: 'steam:7',
    displayName: 'halvar',
    profileUrl: null,
    avatarUrl: null,
    seenAt: '2026-11-20T12:00:00.000Z',
  },
  kept: { comments: [{}, {}], apiKeys: [{}], webhooks: [], sessions: [{}, {}, {}], somethingNew: [{}] },
};

const open = (answers: FakeAnswers = {}) => {
  const site = fakeSite({ answers: { getMyData: data, ...answers }, state: { auth: anAuthUser() } });
  return renderWithSite(<AccountPage />, { site, path: '/pubg/account' });
};
const askToDelete = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete everything' }));
  return within(await screen.findByRole('dialog', { name: 'Delete everything?' }));
};

it('is for visitors who sign in', async () => {
  await renderWithSite(<AccountPage />, { path: '/pubg/account' });
  expect(screen.getByRole('link', { name: 'Sign in through Steam' })).toHaveAttribute(
    'href',
    `/auth/steam?redirect_url=${encodeURIComponent('https://hotdrop.example/pubg/account')}`,
  );
});

it('counts what is kept, and offers it as a file', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Download as JSON' })).toHaveAttribute(
    'href',
    '/api/v1/account/data',
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    '1',
    '0',
    '3',
  ]);
});

it('deletes everything after a second press, and signs out', async () => {
  const { site } = await open({ deleteMyData: { auth: null } });
  const dialog = await askToDelete();
  expect(selectUser(site.store.getState())).not.toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete everything' }));
  expect(await screen.findByRole('link', { name: 'Sign in through Steam' })).toBeVisible();
  expect(selectUser(site.store.getState())).toBeNull();
});

it('stays signed in and says so when the deletion fails', async () => {
  const { site } = await open({ deleteMyData: aFailure('server') });
  await userEvent.click((await askToDelete()).getByRole('button', { name: 'Delete everything' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This did not work. Try again in a minute.');
  expect(selectUser(site.store.getState())).not.toBeNull();
});

it('tells when the data cannot be read', async () => {
  await open({ getMyData: aFailure('server') });
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
});

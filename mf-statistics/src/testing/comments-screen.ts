import { anAuthUser, type FakeAnswers, type FakeSiteSettings } from '@hotdrop/shared-domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeComments } from './fake-comments.ts';
import { aPlaying } from './fixtures.ts';
import { openPage } from './open-page.ts';

/** The comments, as visitors see and use them. */

export const signedIn = { auth: anAuthUser({ displayName: 'halvar' }) };
export const failedMessage = 'Failed to communicate with server. Please try again in a few minutes.';

export const findComments = async () => within(await screen.findByRole('region', { name: 'Comments' }));
export const findInput = async () =>
  (await findComments()).findByRole('textbox', { name: 'Write as halvar' });
export const findRows = async () =>
  (await findComments()).queryAllByRole('listitem').filter((item) => item.closest('ol') !== null);

export const writeComment = async (text: string) => {
  await userEvent.type(await findInput(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
};
export const waitUntilDialogCloses = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const closeMessage = async (title: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await waitUntilDialogCloses();
};
export const confirmDeletion = async () => {
  const comments = await findComments();
  await userEvent.click(await comments.findByRole('button', { name: 'Delete the comment of halvar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure to delete this comment?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
};

interface Visit {
  readonly path?: string;
  readonly state?: FakeSiteSettings['state'];
}

/** Opens a page of comments. The chart above them is empty: queries by role are slow in its long table. */
export const openComments = (
  answers: FakeAnswers = fakeComments('first').answers,
  { path = 'statistics/playing', state = signedIn }: Visit = {},
) => openPage(path, { answers: { getPlaying: aPlaying({ history: [] }), ...answers }, state });

/** A promise that the test resolves. */
export function deferred<T>() {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { promise, resolve: (value: T) => act(async () => resolve(value)) };
}

import { anAuthUser } from '@hotdrop/shared-domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWall } from './fake-comments.ts';
import { openPage } from './open-page.ts';

/** What visitors see of the comments, and do with them. */

export const signedIn = { auth: anAuthUser({ displayName: 'halvar' }) };
export const failed = 'Failed to communicate with server. Please try again in a few minutes.';

export const talk = async () => within(await screen.findByRole('region', { name: 'Comments' }));
export const box = async () => (await talk()).findByRole('textbox', { name: 'Write as halvar' });
export const said = async () =>
  (await talk()).queryAllByRole('listitem').filter((item) => item.closest('ol') !== null);
export const register = async (text: string) => {
  await userEvent.type(await box(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
};
export const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const closeMessage = async (title: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await dialogIsGone();
};
export const open = (answers: object = aWall('first').answers, state: object = signedIn) =>
  openPage('statistics/playing', { answers, state });

/** An answer that comes when the test says so. */
export function later<T>() {
  let give = (_: T) => {};
  const answer = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer, give: (value: T) => act(async () => give(value)) };
}

export const confirmDeletion = async () => {
  await userEvent.click(await (await talk()).findByRole('button', { name: 'Delete the comment of halvar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure to delete this comment?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
};

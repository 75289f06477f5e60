import { aComment, aFailure, aListMeta } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import {
  closeMessage,
  confirmDeletion,
  findComments,
  findInput,
  openComments,
  writeComment,
} from '../testing/comments-screen.ts';
import { fakeComments } from '../testing/fake-comments.ts';

beforeEach(() => sessionStorage.clear());

describe('an expired session', () => {
  it('is noticed on posting, and the draft survives the sign-in', async () => {
    const { unmount } = await openComments({
      ...fakeComments().answers,
      postComment: aFailure('unauthorized'),
    });
    await writeComment('Not lost');
    const message = 'Your session has expired. Sign in again; your draft is saved.';
    const dialog = within(await screen.findByRole('dialog', { name: message }));
    expect(dialog.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth\/steam\?redirect_url=/),
    );
    await closeMessage(message);
    expect(screen.getByText('Your draft is saved until you come back.')).toBeInTheDocument();
    expect((await findComments()).getByRole('link', { name: 'Sign in' })).toHaveFocus();

    unmount();
    await openComments();
    expect(await findInput()).toHaveValue('Not lost');
  });

  it('leaves no draft of a posted comment', async () => {
    const { unmount } = await openComments();
    await writeComment('done');
    await screen.findByText('Your comment was posted.');
    unmount();
    await openComments();
    expect(await findInput()).toHaveValue('');
  });

  it('is noticed on deleting', async () => {
    const comments = [aComment({ deletable: true })];
    const { site } = await openComments({
      listComments: { meta: aListMeta({ totalCount: 1 }), comments },
      deleteComment: aFailure('unauthorized'),
    });
    await confirmDeletion();
    await closeMessage('Your session has expired. Sign in again; your draft is saved.');
    expect(site.store.getState().auth).toBeNull();
  });
});

import { aComment, aFailure, aListMeta } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import { box, closeMessage, confirmDeletion, open, register, talk } from '../testing/comments-screen.ts';
import { aWall } from '../testing/fake-comments.ts';

beforeEach(() => sessionStorage.clear());

describe('a session that has ended', () => {
  it('is noticed at the next write, and the text survives signing in again', async () => {
    const { unmount } = await open({ ...aWall().answers, postComment: aFailure('unauthorized') });
    await register('Not lost');
    const message = 'Your session has expired. Sign in again; your draft is saved.';
    const dialog = within(await screen.findByRole('dialog', { name: message }));
    expect(dialog.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth\/steam\?redirect_url=/),
    );
    await closeMessage(message);
    expect(screen.getByText('Your draft is saved until you come back.')).toBeInTheDocument();
    expect((await talk()).getByRole('link', { name: 'Sign in' })).toHaveFocus();

    unmount();
    await open();
    expect(await box()).toHaveValue('Not lost');
  });

  it('leaves no text behind that was registered', async () => {
    const { unmount } = await open();
    await register('done');
    await screen.findByText('Your comment was posted.');
    unmount();
    await open();
    expect(await box()).toHaveValue('');
  });

  it('is noticed when deleting', async () => {
    const comments = [aComment({ deletable: true })];
    const { site } = await open({
      listComments: { meta: aListMeta({ totalCount: 1 }), comments },
      deleteComment: aFailure('unauthorized'),
    });
    await confirmDeletion();
    await closeMessage('Your session has expired. Sign in again; your draft is saved.');
    expect(site.store.getState().auth).toBeNull();
  });
});

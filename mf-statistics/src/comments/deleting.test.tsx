import { aComment, aFailure, aListMeta } from '@hotdrop/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeMessage,
  confirmDeletion,
  failedMessage,
  findComments,
  findRows,
  openComments,
  waitUntilDialogCloses,
} from '../testing/comments-screen.ts';
import { fakeComments } from '../testing/fake-comments.ts';

beforeEach(() => sessionStorage.clear());

describe('deleting', () => {
  const fakeCommentsWithMine = () => {
    const server = fakeComments('first');
    server.write({ content: 'mine', deletable: true });
    return server;
  };

  it('asks for confirmation, and keeps the comment on cancel', async () => {
    const { asked } = await openComments(fakeCommentsWithMine().answers);
    const button = await (await findComments()).findByRole('button', {
      name: 'Delete the comment of halvar',
    });
    await userEvent.click(button);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Are you sure to delete this comment?' }),
    );
    expect(dialog.getByText('mine')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitUntilDialogCloses();
    expect(button).toHaveFocus();
    expect(asked('deleteComment')).toEqual([]);
  });

  it('removes the comment and reloads the list', async () => {
    const server = fakeCommentsWithMine();
    await openComments(server.answers);
    await findComments();
    server.write({ content: 'written meanwhile' });
    await confirmDeletion();
    expect(await screen.findByText('written meanwhile')).toBeInTheDocument();
    expect(screen.queryByText('mine')).not.toBeInTheDocument();
    expect(screen.getByText('The comment is deleted.')).toBeInTheDocument();
  });

  it('keeps the comment and shows a message if the request fails', async () => {
    await openComments({ ...fakeCommentsWithMine().answers, deleteComment: aFailure('server') });
    await confirmDeletion();
    await closeMessage(failedMessage);
    expect(screen.getByText('mine')).toBeInTheDocument();
    expect(
      (await findComments()).getByRole('button', { name: 'Delete the comment of halvar' }),
    ).toHaveFocus();
  });

  it('treats a missing comment as deleted', async () => {
    const server = fakeCommentsWithMine();
    const deleteComment = (input: { id: number | string }) => {
      server.answers.deleteComment(input);
      return aFailure('not-found');
    };
    await openComments({ ...server.answers, deleteComment });
    await confirmDeletion();
    await waitFor(() => expect(screen.queryByText('mine')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens the previous page after the last comment of a page', async () => {
    const server = fakeComments(...Array.from({ length: 10 }, (_, index) => `comment ${index}`));
    const mine = aComment({ id: 99, content: 'alone here', deletable: true });
    let isDeleted = false;
    const listComments = (input: { page?: number | string | undefined }) =>
      Number(input.page) === 2
        ? {
            meta: aListMeta({ page: 2, perPage: 10, totalCount: isDeleted ? 10 : 11 }),
            comments: isDeleted ? [] : [mine],
          }
        : server.answers.listComments({ page: 1 });
    const deleteComment = () => {
      isDeleted = true;
      return { id: 99 };
    };
    const { address } = await openComments(
      { listComments, deleteComment },
      { path: 'statistics/playing?comments=2' },
    );
    await confirmDeletion();
    await waitFor(() => expect(address()).toBe('statistics/playing?range=week'));
    await waitFor(async () => expect(await findRows()).toHaveLength(10));
  });
});

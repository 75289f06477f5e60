import { aComment, aFailure, aListMeta } from '@hotdrop/shared-domain/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeMessage,
  confirmDeletion,
  dialogIsGone,
  failed,
  open,
  said,
  signedIn,
  talk,
} from '../testing/comments-screen.ts';
import { aWall } from '../testing/fake-comments.ts';
import { openPage } from '../testing/open-page.ts';

beforeEach(() => sessionStorage.clear());

describe('deleting', () => {
  const aWallWithMine = () => {
    const wall = aWall('first');
    wall.write({ content: 'mine', deletable: true });
    return wall;
  };

  it('asks first, and does nothing when the visitor thinks better of it', async () => {
    const { asked } = await open(aWallWithMine().answers);
    const button = await (await talk()).findByRole('button', { name: 'Delete the comment of halvar' });
    await userEvent.click(button);
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Are you sure to delete this comment?' }),
    );
    expect(dialog.getByText('mine')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogIsGone();
    expect(button).toHaveFocus();
    expect(asked('deleteComment')).toEqual([]);
  });

  it('takes the comment away and reads anew', async () => {
    const wall = aWallWithMine();
    await open(wall.answers);
    await talk();
    wall.write({ content: 'written meanwhile' });
    await confirmDeletion();
    expect(await screen.findByText('written meanwhile')).toBeInTheDocument();
    expect(screen.queryByText('mine')).not.toBeInTheDocument();
    expect(screen.getByText('The comment is deleted.')).toBeInTheDocument();
  });

  it('leaves the comment where it is when it fails, and says so', async () => {
    await open({ ...aWallWithMine().answers, deleteComment: aFailure('server') });
    await confirmDeletion();
    await closeMessage(failed);
    expect(screen.getByText('mine')).toBeInTheDocument();
    expect((await talk()).getByRole('button', { name: 'Delete the comment of halvar' })).toHaveFocus();
  });

  it('takes a comment that is gone already for deleted', async () => {
    const wall = aWallWithMine();
    const deleteComment = (input: { id: number | string }) => {
      wall.answers.deleteComment(input);
      return aFailure('not-found');
    };
    await open({ ...wall.answers, deleteComment });
    await confirmDeletion();
    await waitFor(() => expect(screen.queryByText('mine')).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the last comment of a page leads to the page before', async () => {
    const wall = aWall(...Array.from({ length: 10 }, (_, place) => `comment ${place}`));
    const mine = aComment({ id: 99, content: 'alone here', deletable: true });
    let isThere = true;
    const listComments = (input: { page?: number | string | undefined }) =>
      Number(input.page) === 2
        ? {
            meta: aListMeta({ page: 2, perPage: 10, totalCount: isThere ? 11 : 10 }),
            comments: isThere ? [mine] : [],
          }
        : wall.answers.listComments({ page: 1 });
    const deleteComment = () => {
      isThere = false;
      return { id: 99 };
    };
    const { address } = await openPage('statistics/playing?comments=2', {
      answers: { listComments, deleteComment },
      state: signedIn,
    });
    await confirmDeletion();
    await waitFor(() => expect(address()).toBe('statistics/playing?range=week'));
    await waitFor(async () => expect(await said()).toHaveLength(10));
  });
});

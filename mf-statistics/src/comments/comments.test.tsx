import { replaceAuth } from '@hotdrop/shared-domain/store';
import { aComment, aFailure, aListMeta, anAuthUser, minutesAgo } from '@hotdrop/shared-domain/testing';
import type { Comment } from '@hotdrop/shared-domain/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWall } from '../testing/a-wall.ts';
import { openPage } from '../testing/open-page.ts';

const signedIn = { auth: anAuthUser({ displayName: 'halvar' }) };
const failed = 'Failed to communicate with server. Please try again in a few minutes.';

const talk = async () => within(await screen.findByRole('region', { name: 'Comments' }));
const box = async () => (await talk()).findByRole('textbox', { name: 'Write as halvar' });
const said = async () =>
  (await talk()).queryAllByRole('listitem').filter((item) => item.closest('ol') !== null);
const register = async (text: string) => {
  await userEvent.type(await box(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
};
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const closeMessage = async (title: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await dialogIsGone();
};
const open = (answers: object = aWall('first').answers, state: object = signedIn) =>
  openPage('statistics/playing', { answers, state });

/** An answer that comes when the test says so. */
function later<T>() {
  let give = (_: T) => {};
  const answer = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer, give: (value: T) => act(async () => give(value)) };
}

beforeEach(() => sessionStorage.clear());

describe('the comments', () => {
  it('say who wrote them, when and what', async () => {
    const comment = aComment({ content: 'Peak again', createdAt: minutesAgo(120) });
    await open({ listComments: { meta: aListMeta({ totalCount: 1 }), comments: [comment] } });
    const [row] = await said();
    expect(row).toHaveTextContent('halvar 2 hours agoPeak again');
    expect(within(row as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('are text: neither markup nor addresses become anything else', async () => {
    const nasty = `<script>alert(1)</script><img src=x onerror=alert(1)> https://evil.example [x](javascript:1)`;
    const author = {
      displayName: '<b>Mallory</b>',
      profileUrl: 'javascript:alert(1)',
      avatarUrl: 'javascript:1',
    };
    const comments = [aComment({ content: nasty, author })];
    await open({ listComments: { meta: aListMeta({ totalCount: 1 }), comments } });
    const [row] = await said();
    expect(row).toHaveTextContent(nasty);
    expect(row).toHaveTextContent('<b>Mallory</b>');
    expect(row?.querySelectorAll('script, img, a')).toHaveLength(0);
  });

  it('say that there are none yet', async () => {
    await open(aWall().answers);
    expect(await screen.findByText('No comments yet')).toBeInTheDocument();
  });

  it('are cut into pages with addresses of their own', async () => {
    const wall = aWall(...Array.from({ length: 12 }, (_, place) => `comment ${12 - place}`));
    const { address } = await open(wall.answers);
    expect(await said()).toHaveLength(10);
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('comment 1')).toBeInTheDocument();
    expect(await said()).toHaveLength(2);
    expect(address()).toBe('statistics/playing?range=week&comments=2');
  });

  it('say so when an address names a page that they do not have', async () => {
    await openPage('statistics/playing?comments=9', { answers: aWall('first').answers });
    expect(await screen.findByText('There are no comments on this page')).toBeInTheDocument();
  });

  it('are read in the browser when the page did not wait for them', async () => {
    const slow = later<ReturnType<ReturnType<typeof aWall>['answers']['listComments']>>();
    const wall = aWall('came later');
    await open({ ...wall.answers, listComments: () => slow.answer });
    expect(await (await talk()).findByText('Please wait...', {}, { timeout: 4000 })).toBeInTheDocument();
    await slow.give(wall.answers.listComments({}));
    expect(await screen.findByText('came later')).toBeInTheDocument();
  });

  it('that cannot be read say so, and are read on demand', async () => {
    let isDown = true;
    const wall = aWall('back again');
    const { site } = await open({
      ...wall.answers,
      listComments: (input: object) => (isDown ? aFailure('server') : wall.answers.listComments(input)),
    });
    expect(await (await talk()).findByRole('alert')).toHaveTextContent(failed);
    expect(site.reported.length).toBeGreaterThan(0);
    isDown = false;
    await userEvent.click((await talk()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('back again')).toBeInTheDocument();
  });
});

describe('a visitor who is not signed in', () => {
  it('is shown the way, which leads back here', async () => {
    await open(aWall('first').answers, {});
    const link = (await talk()).getByRole('link', { name: 'Sign in' });
    const back = 'https://hotdrop.example/pubg/statistics/playing#comments';
    expect(link).toHaveAttribute('href', `/auth/steam?redirect_url=${encodeURIComponent(back)}`);
    expect((await talk()).queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('can write, and delete what is theirs, as soon as the session is known', async () => {
    let isSignedIn = false;
    const listComments = () => ({
      meta: aListMeta({ totalCount: 1 }),
      comments: [aComment({ deletable: isSignedIn })],
    });
    const { site } = await open({ listComments }, {});
    await talk();
    isSignedIn = true;
    act(() => replaceAuth(site.store, signedIn.auth));
    expect(await box()).toBeInTheDocument();
    expect(await (await talk()).findByRole('button', { name: 'Delete the comment of halvar' })).toBeVisible();
    isSignedIn = false;
    act(() => replaceAuth(site.store, null));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument());
  });
});

describe('writing', () => {
  it('shows the comment at once, clears the input and reads anew', async () => {
    const wall = aWall('first');
    const answer = later<Comment>();
    const { asked } = await open({ ...wall.answers, postComment: () => answer.answer });
    await register('  Quick one  ');
    expect(await box()).toHaveValue('');
    const [mine] = await said();
    expect(mine).toHaveTextContent('halvar just nowQuick one');
    wall.write({ content: 'Somebody was faster' });
    await answer.give(wall.write({ content: 'Quick one', createdAt: minutesAgo(0), deletable: true }));
    expect(await screen.findByText('Somebody was faster')).toBeInTheDocument();
    expect((await said()).map((row) => row.textContent)).toEqual([
      expect.stringContaining('just nowDeleteQuick one'),
      expect.stringContaining('Somebody was faster'),
      expect.stringContaining('first'),
    ]);
    expect(asked('postComment')).toEqual([{ content: 'Quick one' }]);
    expect(screen.getByText('Your comment is registered.')).toBeInTheDocument();
  });

  it('counts the characters', async () => {
    await open();
    await userEvent.type(await box(), ' four ');
    expect(await box()).toHaveAccessibleDescription('4 of 1,000 characters');
  });

  it.each(['', '   '])('refuses "%s" with a message, and the focus goes back to the input', async (text) => {
    const { asked } = await open();
    const input = await box();
    if (text) await userEvent.type(input, text);
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await closeMessage('Please write a comment.');
    expect(await box()).toHaveFocus();
    expect(asked('postComment')).toEqual([]);
  });

  it('refuses more than 1,000 characters and keeps them', async () => {
    const { asked } = await open();
    await userEvent.click(await box());
    await userEvent.paste('x'.repeat(1001));
    expect(await box()).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    await closeMessage('A comment has at most 1,000 characters.');
    expect(await box()).toHaveValue('x'.repeat(1001));
    expect(asked('postComment')).toEqual([]);
  });

  it.each([
    ['the server fails', aFailure('server'), failed],
    ['the visitor is offline', aFailure('network'), failed],
    ['it is refused', aFailure('forbidden'), failed],
    ['the host has too much to do', aFailure('busy', { status: 503 }), failed],
    [
      'it is one too many',
      aFailure('busy', { status: 429, retryAfter: 60_000 }),
      'Too many comments in a short time. Please wait a minute; what you wrote is kept.',
    ],
    ['the account is banned', aFailure('banned'), 'This account may not write comments.'],
  ])('takes the comment back and keeps the text when %s', async (_, failure, message) => {
    await open({ ...aWall('first').answers, postComment: failure });
    await register('Not lost');
    await closeMessage(message);
    expect(await box()).toHaveValue('Not lost');
    expect(await box()).toHaveFocus();
    expect(await said()).toHaveLength(1);
  });

  it('keeps what was begun while a comment was refused, too', async () => {
    const answer = later<ReturnType<typeof aFailure>>();
    await open({ ...aWall().answers, postComment: () => answer.answer });
    await register('one');
    await userEvent.type(await box(), 'two');
    await answer.give(aFailure('server'));
    expect(await box()).toHaveValue('one\ntwo');
  });

  it('registers a comment once, however often the button is pressed', async () => {
    const answer = later<Comment>();
    const { asked } = await open({ ...aWall().answers, postComment: () => answer.answer });
    await register('once');
    await userEvent.click(screen.getByRole('button', { name: 'Register' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked('postComment')).toHaveLength(1);
  });

  it('keeps the new comment when the list cannot be read anew', async () => {
    const wall = aWall('first');
    let isDown = false;
    await open({
      ...wall.answers,
      listComments: (input: object) => (isDown ? aFailure('server') : wall.answers.listComments(input)),
    });
    await box();
    isDown = true;
    await register('still here');
    expect(await screen.findByText('still here')).toBeInTheDocument();
    expect(await said()).toHaveLength(2);
  });

  it('on a later page leads to the first, where the comment stands', async () => {
    const wall = aWall(...Array.from({ length: 12 }, (_, place) => `comment ${12 - place}`));
    const { address } = await openPage('statistics/playing?comments=2', {
      answers: wall.answers,
      state: signedIn,
    });
    await register('from page two');
    await waitFor(() => expect(address()).toBe('statistics/playing?range=week'));
    await waitFor(async () => expect(await said()).toHaveLength(10));
    expect((await said())[0]).toHaveTextContent('from page two');
  });
});

describe('a session that has ended', () => {
  it('is noticed at the next write, and the text survives signing in again', async () => {
    const { unmount } = await open({ ...aWall().answers, postComment: aFailure('unauthorized') });
    await register('Not lost');
    const message = 'Your session has ended. Sign in again: what you wrote is kept.';
    const dialog = within(await screen.findByRole('dialog', { name: message }));
    expect(dialog.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth\/steam\?redirect_url=/),
    );
    await closeMessage(message);
    expect(screen.getByText('What you wrote is kept until you are back.')).toBeInTheDocument();
    expect((await talk()).getByRole('link', { name: 'Sign in' })).toHaveFocus();

    unmount();
    await open();
    expect(await box()).toHaveValue('Not lost');
  });

  it('leaves no text behind that was registered', async () => {
    const { unmount } = await open();
    await register('done');
    await screen.findByText('Your comment is registered.');
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
    await closeMessage('Your session has ended. Sign in again: what you wrote is kept.');
    expect(site.store.getState().auth).toBeNull();
  });
});

const confirmDeletion = async () => {
  await userEvent.click(await (await talk()).findByRole('button', { name: 'Delete the comment of halvar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Are you sure to delete this comment?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
};

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

import { durations } from '@hotdrop/shared-domain/rules';
import { replaceAuth } from '@hotdrop/shared-domain/store';
import {
  aComment,
  aFailure,
  aListMeta,
  anAuthUser,
  type FakeAnswers,
  type FakeSiteSettings,
  minutesAgo,
} from '@hotdrop/shared-domain/testing';
import type { Answer, Comment } from '@hotdrop/shared-domain/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlaying } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.ts';

const signedIn = { auth: anAuthUser({ displayName: 'halvar' }) };
const failedMessage = 'Failed to communicate with server. Please try again in a few minutes.';
const expiredMessage = 'Your session has expired. Sign in again; your draft is saved.';

/** A server that stores posted and deleted comments, newest first, ten per page. */
function fakeComments(...texts: readonly string[]) {
  let lastId = texts.length;
  let comments: readonly Comment[] = texts.map((content, index) =>
    aComment({ id: texts.length - index, content }),
  );
  const write = (change: Partial<Comment>): Comment => {
    lastId += 1;
    const written = aComment({ id: lastId, ...change });
    comments = [written, ...comments];
    return written;
  };
  const answers = {
    listComments: ({ page = 1 }) => {
      const meta = aListMeta({ page: Number(page), perPage: 10, totalCount: comments.length });
      const start = (meta.page - 1) * 10;
      return { meta, comments: comments.slice(start, start + 10) };
    },
    postComment: ({ content }) => write({ content, deletable: true }),
    deleteComment: ({ id }) => {
      comments = comments.filter((comment) => comment.id !== Number(id));
      return { id: Number(id) };
    },
  } satisfies FakeAnswers;
  return { answers, write };
}

const numberedComments = (count: number) =>
  fakeComments(...Array.from({ length: count }, (_, index) => `comment ${count - index}`));

interface Visit {
  readonly path?: string;
  readonly state?: FakeSiteSettings['state'];
}

/** Opens a page of comments. The chart above them is empty: queries by role are slow in its long table. */
const openComments = (
  answers: FakeAnswers = fakeComments('first').answers,
  { path = 'statistics/playing', state = signedIn }: Visit = {},
) => openPage(path, { answers: { getPlaying: aPlaying({ history: [] }), ...answers }, state });

const findComments = async () => within(await screen.findByRole('region', { name: 'Comments' }));
const findInput = async () => (await findComments()).findByRole('textbox', { name: 'Write as halvar' });
const findRows = async () =>
  (await findComments()).queryAllByRole('listitem').filter((item) => item.closest('ol') !== null);
const writeComment = async (text: string) => {
  await userEvent.type(await findInput(), text);
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
};
const closeMessage = async (title: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};
const askToDelete = async () => {
  const name = 'Delete the comment of halvar';
  await userEvent.click(await (await findComments()).findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Are you sure to delete this comment?' }));
};
const confirmDeletion = async () =>
  userEvent.click((await askToDelete()).getByRole('button', { name: 'Delete' }));

/** A promise that the test resolves. */
function deferred<T>() {
  const { promise, resolve } = Promise.withResolvers<T>();
  return { promise, resolve: (value: T) => act(async () => resolve(value)) };
}

beforeEach(() => sessionStorage.clear());

describe('the comments', () => {
  it('show author, time, and text without markup or links, and no button to delete those of others', async () => {
    const nasty = `<script>alert(1)</script><img src=x onerror=alert(1)> https://evil.example [x](javascript:1)`;
    const author = {
      displayName: '<b>Mallory</b>',
      profileUrl: 'javascript:alert(1)',
      avatarUrl: 'javascript:1',
    };
    const comments = [aComment({ content: nasty, author, createdAt: minutesAgo(120) })];
    await openComments({ listComments: { meta: aListMeta({ totalCount: 1 }), comments } });
    const [row] = await findRows();
    expect(row).toHaveTextContent(nasty);
    expect(row).toHaveTextContent(/^<?<b>Mallory<\/b> 2 hours ago/);
    expect(row?.querySelectorAll('script, img, a')).toHaveLength(0);
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it('fold a tall comment until the reader opens it', async () => {
    const tall = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    await openComments(fakeComments('short', tall, 'x'.repeat(1000)).answers);
    const folds = (await findRows()).map((row) => row.querySelector('details'));
    expect(folds.map((fold) => fold?.open)).toEqual([undefined, false, false]);
  });

  it('have pages with their own addresses, and stay if another page fails to load', async () => {
    let isDown = true;
    const { answers } = numberedComments(12);
    const { address } = await openComments({
      ...answers,
      listComments: (input) =>
        isDown && input.page === 2 ? aFailure('network') : answers.listComments(input),
    });
    expect(await findRows()).toHaveLength(10);
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(address()).toBe('statistics/playing?range=week&comments=2');
    expect(await screen.findByRole('alert')).toHaveTextContent('The comments could not be loaded');
    expect(await findRows()).toHaveLength(10);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('comment 1')).toBeInTheDocument();
    expect(await findRows()).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('link to the last page from a page past the end', async () => {
    const { address } = await openComments(numberedComments(12).answers, {
      path: 'statistics/playing?comments=9',
    });
    expect(await screen.findByText('Page 9 is past the end of the comments')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Last page' }));
    await waitFor(async () => expect(await findRows()).toHaveLength(2));
    expect(address()).toBe('statistics/playing?range=week&comments=2');
  });

  it('load on retry after a failure, and may be none', async () => {
    let isDown = true;
    const { answers } = fakeComments();
    const { site } = await openComments({
      ...answers,
      listComments: (input) => (isDown ? aFailure('server') : answers.listComments(input)),
    });
    expect(await (await findComments()).findByRole('alert')).toHaveTextContent(failedMessage);
    expect(site.reported.length).toBeGreaterThan(0);
    isDown = false;
    await userEvent.click((await findComments()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No comments yet')).toBeInTheDocument();
  });

  it('never appear on another page when they are slow, and keep the draft', async () => {
    // The loader waits for a timeout before it renders the page.
    jest.useFakeTimers();
    const user = userEvent.setup({ delay: null });
    const server = numberedComments(25);
    const slow = { 2: deferred<Answer<'listComments'>>(), 3: deferred<Answer<'listComments'>>() };
    await openComments({
      ...server.answers,
      listComments: ({ page = 1 }) =>
        page === 2 || page === 3 ? slow[page].promise : server.answers.listComments({ page }),
    });
    const comments = await findComments();
    const input = await findInput();
    await user.type(input, 'draft');
    for (const page of [2, 3] as const) {
      await user.click(await comments.findByRole('link', { name: `Page ${page}` }));
      await act(() => jest.advanceTimersByTimeAsync(durations.optionalDataTimeout));
      expect(comments.getByText('Please wait...')).toBeInTheDocument();
      expect(await findRows()).toHaveLength(0);
      await slow[page].resolve(server.answers.listComments({ page }));
      expect(comments.getByText(`comment ${page === 2 ? 15 : 5}`)).toBeInTheDocument();
    }
    expect(input).toHaveValue('draft');
    jest.useRealTimers();
  });

  it('are for readers until the session is known', async () => {
    let isSignedIn = false;
    const listComments = () => ({
      meta: aListMeta({ totalCount: 1 }),
      comments: [aComment({ deletable: isSignedIn })],
    });
    const { site } = await openComments({ listComments }, { state: {} });
    const back = 'https://hotdrop.example/pubg/statistics/playing#comments';
    expect((await findComments()).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      `/auth/steam?redirect_url=${encodeURIComponent(back)}`,
    );
    expect((await findComments()).queryByRole('textbox')).not.toBeInTheDocument();
    isSignedIn = true;
    act(() => replaceAuth(site.store, signedIn.auth));
    expect(await findInput()).toBeInTheDocument();
    expect(await (await findComments()).findByRole('button', { name: /^Delete/ })).toBeVisible();
  });
});

describe('writing', () => {
  it('shows the comment at once, clears the input, and reloads the list', async () => {
    const server = fakeComments('first');
    const answer = deferred<Comment>();
    const { asked } = await openComments({ ...server.answers, postComment: () => answer.promise });
    await writeComment('  Quick one  ');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    expect(await findInput()).toHaveValue('');
    const [mine] = await findRows();
    expect(mine).toHaveTextContent(/halvar just now.*Quick one$/);
    server.write({ content: 'Somebody was faster' });
    await answer.resolve(server.write({ content: 'Quick one', createdAt: minutesAgo(0), deletable: true }));
    expect(await screen.findByText('Somebody was faster')).toBeInTheDocument();
    expect(await findRows()).toHaveLength(3);
    expect(asked('postComment')).toEqual([{ content: 'Quick one' }]);
    expect(screen.getByText('Your comment was posted.')).toBeInTheDocument();
  });

  it.each([
    ['   ', 'Please write a comment.', '0 of 1,000 characters'],
    ['x'.repeat(1001), 'Comments can have up to 1,000 characters.', '1,001 of 1,000 characters'],
  ])('refuses an empty or a long text with a message, and keeps it', async (text, message, count) => {
    const { asked } = await openComments();
    await userEvent.click(await findInput());
    await userEvent.paste(text);
    expect(await findInput()).toHaveAccessibleDescription(count);
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await closeMessage(message);
    expect(await findInput()).toHaveValue(text);
    expect(await findInput()).toHaveFocus();
    expect(asked('postComment')).toEqual([]);
  });

  it('keeps the draft of a comment that fails, and sends it again with the same key', async () => {
    const server = fakeComments();
    const answer = deferred<ReturnType<typeof aFailure>>();
    const keys: (string | undefined)[] = [];
    await openComments({
      ...server.answers,
      postComment: (input, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return keys.length === 1 ? answer.promise : server.answers.postComment(input);
      },
    });
    await writeComment('once');
    await answer.resolve(aFailure('busy', { status: 429 }));
    await closeMessage('Too many comments in a short time. Please wait a minute; your draft is saved.');
    const input = await findInput();
    expect(input).toHaveValue('once');
    expect(input).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await screen.findByText('Your comment was posted.');
    await writeComment('once');
    await screen.findByText('Your comment was posted.');
    const [first, retry, next] = keys;
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(retry).toBe(first);
    expect(next).not.toBe(first);
  });

  it('keeps the new comment if the list cannot be reloaded', async () => {
    const server = fakeComments('first');
    let isDown = false;
    await openComments({
      ...server.answers,
      listComments: (input: object) => (isDown ? aFailure('server') : server.answers.listComments(input)),
    });
    await findInput();
    isDown = true;
    await writeComment('still here');
    expect(await screen.findByText('still here')).toBeInTheDocument();
    expect(await findRows()).toHaveLength(2);
  });

  it('opens the first page after a comment on a later page, but not if the visitor has left', async () => {
    const server = numberedComments(12);
    const post = deferred<Comment>();
    let isSlow = false;
    const { address, router } = await openComments(
      {
        ...server.answers,
        postComment: (input) => (isSlow ? post.promise : server.answers.postComment(input)),
      },
      { path: 'statistics/playing?comments=2' },
    );
    await writeComment('from page two');
    await waitFor(() => expect(address()).toBe('statistics/playing?range=week'));
    await waitFor(async () => expect((await findRows())[0]).toHaveTextContent('from page two'));
    isSlow = true;
    await writeComment('slow');
    await act(() => router.navigate('/pubg/statistics/rating'));
    await post.resolve(server.write({ content: 'slow', deletable: true }));
    expect(address()).toBe('statistics/rating');
  });

  it('notices an ended session, and keeps the draft through the sign-in', async () => {
    const { unmount } = await openComments({
      ...fakeComments().answers,
      postComment: aFailure('unauthorized'),
    });
    await writeComment('Not lost');
    const dialog = within(await screen.findByRole('dialog', { name: expiredMessage }));
    expect(dialog.getByRole('link', { name: 'Sign in again' })).toBeInTheDocument();
    await closeMessage(expiredMessage);
    expect(screen.getByText('Your draft is saved until you come back.')).toBeInTheDocument();
    expect((await findComments()).getByRole('link', { name: 'Sign in' })).toHaveFocus();
    unmount();
    const second = await openComments();
    expect(await findInput()).toHaveValue('Not lost');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await screen.findByText('Your comment was posted.');
    second.unmount();
    await openComments();
    expect(await findInput()).toHaveValue('');
  });
});

describe('deleting', () => {
  const withMine = () => {
    const server = fakeComments('first');
    server.write({ content: 'mine', deletable: true });
    return server;
  };

  it('asks for confirmation, removes the comment, and reloads the list', async () => {
    const server = withMine();
    const { asked } = await openComments(server.answers);
    await userEvent.click((await askToDelete()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked('deleteComment')).toEqual([]);
    server.write({ content: 'written meanwhile' });
    await confirmDeletion();
    expect(await screen.findByText('written meanwhile')).toBeInTheDocument();
    expect(screen.queryByText('mine')).not.toBeInTheDocument();
    expect(screen.getByText('The comment is deleted.')).toBeInTheDocument();
  });

  it.each([
    ['server', failedMessage],
    ['unauthorized', expiredMessage],
  ] as const)('keeps the comment and shows a message after a %s failure', async (kind, message) => {
    const { site } = await openComments({ ...withMine().answers, deleteComment: aFailure(kind) });
    await confirmDeletion();
    await closeMessage(message);
    expect(screen.getByText('mine')).toBeInTheDocument();
    expect(site.store.getState().auth === null).toBe(kind === 'unauthorized');
  });

  it('treats a missing comment as deleted, and opens the previous page after the last one', async () => {
    const server = numberedComments(10);
    const mine = aComment({ id: 99, content: 'alone here', deletable: true });
    let isDeleted = false;
    const { address } = await openComments(
      {
        listComments: ({ page }) =>
          Number(page) === 2
            ? {
                meta: aListMeta({ page: 2, perPage: 10, totalCount: isDeleted ? 10 : 11 }),
                comments: isDeleted ? [] : [mine],
              }
            : server.answers.listComments({ page: 1 }),
        deleteComment: () => {
          isDeleted = true;
          return aFailure('not-found');
        },
      },
      { path: 'statistics/playing?comments=2' },
    );
    await confirmDeletion();
    await waitFor(() => expect(address()).toBe('statistics/playing?range=week'));
    await waitFor(async () => expect(await findRows()).toHaveLength(10));
  });
});

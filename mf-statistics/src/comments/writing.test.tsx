import { aFailure, minutesAgo } from '@hotdrop/shared-domain/testing';
import type { Answer, Comment } from '@hotdrop/shared-domain/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeMessage,
  deferred,
  failedMessage,
  findComments,
  findInput,
  findRows,
  openComments,
  writeComment,
} from '../testing/comments-screen.ts';
import { fakeComments, numberedComments } from '../testing/fake-comments.ts';

beforeEach(() => sessionStorage.clear());

describe('writing', () => {
  it('shows the comment at once, clears the input, and reloads the list', async () => {
    const server = fakeComments('first');
    const answer = deferred<Comment>();
    const { asked } = await openComments({ ...server.answers, postComment: () => answer.promise });
    await writeComment('  Quick one  ');
    expect(await findInput()).toHaveValue('');
    const [mine] = await findRows();
    expect(mine).toHaveTextContent(/halvar just now.*Quick one$/);
    server.write({ content: 'Somebody was faster' });
    await answer.resolve(server.write({ content: 'Quick one', createdAt: minutesAgo(0), deletable: true }));
    expect(await screen.findByText('Somebody was faster')).toBeInTheDocument();
    expect((await findRows()).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/just now.*DeleteQuick one$/),
      expect.stringContaining('Somebody was faster'),
      expect.stringContaining('first'),
    ]);
    expect(asked('postComment')).toEqual([{ content: 'Quick one' }]);
    expect(screen.getByText('Your comment was posted.')).toBeInTheDocument();
  });

  it('counts the characters', async () => {
    await openComments();
    await userEvent.type(await findInput(), ' four ');
    expect(await findInput()).toHaveAccessibleDescription('4 of 1,000 characters');
  });

  it('counts an emoji of several code points as one character', async () => {
    await openComments();
    await userEvent.click(await findInput());
    await userEvent.paste('\u{1f468}\u200d\u{1f469}\u200d\u{1f467} ok');
    expect(await findInput()).toHaveAccessibleDescription('4 of 1,000 characters');
  });

  it('sends a comment again with the same key until it is posted', async () => {
    const server = fakeComments();
    const keys: (string | undefined)[] = [];
    await openComments({
      ...server.answers,
      postComment: (input, { idempotencyKey }) => {
        keys.push(idempotencyKey);
        return keys.length === 1 ? aFailure('network') : server.answers.postComment(input);
      },
    });
    await writeComment('once');
    await closeMessage(failedMessage);
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await screen.findByText('Your comment was posted.');
    await writeComment('once');
    await screen.findByText('Your comment was posted.');
    const [first, retry, next] = keys;
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(retry).toBe(first);
    expect(next).not.toBe(first);
  });

  it.each(['', '   '])('refuses "%s" with a message, and returns the focus to the input', async (text) => {
    const { asked } = await openComments();
    const input = await findInput();
    if (text) await userEvent.type(input, text);
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await closeMessage('Please write a comment.');
    expect(await findInput()).toHaveFocus();
    expect(asked('postComment')).toEqual([]);
  });

  it('refuses more than 1,000 characters and keeps them', async () => {
    const { asked } = await openComments();
    await userEvent.click(await findInput());
    await userEvent.paste('x'.repeat(1001));
    expect(await findInput()).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await closeMessage('Comments can have up to 1,000 characters.');
    expect(await findInput()).toHaveValue('x'.repeat(1001));
    expect(asked('postComment')).toEqual([]);
  });

  it.each([
    ['the server fails', aFailure('server'), failedMessage],
    ['the visitor is offline', aFailure('network'), failedMessage],
    ['the request is forbidden', aFailure('forbidden'), failedMessage],
    ['the server is busy', aFailure('busy', { status: 503 }), failedMessage],
    [
      'the visitor writes too often',
      aFailure('busy', { status: 429, retryAfter: 60_000 }),
      'Too many comments in a short time. Please wait a minute; your draft is saved.',
    ],
  ])('removes the comment and keeps the draft when %s', async (_, failure, message) => {
    await openComments({ ...fakeComments('first').answers, postComment: failure });
    await writeComment('Not lost');
    await closeMessage(message);
    expect(await findInput()).toHaveValue('Not lost');
    expect(await findInput()).toHaveFocus();
    expect(await findRows()).toHaveLength(1);
  });

  it('keeps text that was typed while a comment failed', async () => {
    const answer = deferred<ReturnType<typeof aFailure>>();
    await openComments({ ...fakeComments().answers, postComment: () => answer.promise });
    await writeComment('one');
    await userEvent.type(await findInput(), 'two');
    await answer.resolve(aFailure('server'));
    expect(await findInput()).toHaveValue('one\ntwo');
  });

  it('posts a comment once if the button is pressed twice', async () => {
    const answer = deferred<Comment>();
    const { asked } = await openComments({ ...fakeComments().answers, postComment: () => answer.promise });
    await writeComment('once');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(asked('postComment')).toHaveLength(1);
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

  it('shows another page that loads while a comment is sent', async () => {
    const server = numberedComments(12);
    const post = deferred<Comment>();
    const second = deferred<Answer<'listComments'>>();
    await openComments({
      ...server.answers,
      postComment: () => post.promise,
      listComments: ({ page = 1 }) => (page === 2 ? second.promise : server.answers.listComments({ page })),
    });
    await writeComment('slow');
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    // The loader gives up, and the browser requests the page.
    await (await findComments()).findByText('Please wait...');
    await post.resolve(server.write({ content: 'slow', deletable: true }));
    await second.resolve(server.answers.listComments({ page: 2 }));
    expect(await screen.findByText('comment 1')).toBeInTheDocument();
    expect(screen.queryByText('slow')).not.toBeInTheDocument();
  });

  it('does not return to the comments if the visitor has left', async () => {
    const server = numberedComments(12);
    const post = deferred<Comment>();
    const { address, router } = await openComments(
      { ...server.answers, postComment: () => post.promise },
      { path: 'statistics/playing?comments=2' },
    );
    await writeComment('slow');
    await act(() => router.navigate('/pubg/statistics/rating'));
    await post.resolve(server.write({ content: 'slow', deletable: true }));
    expect(address()).toBe('statistics/rating');
  });

  it('opens the first page after a comment on a later page', async () => {
    const server = fakeComments(...Array.from({ length: 12 }, (_, index) => `comment ${12 - index}`));
    const { address } = await openComments(server.answers, { path: 'statistics/playing?comments=2' });
    await writeComment('from page two');
    await waitFor(() => expect(address()).toBe('statistics/playing?range=week'));
    await waitFor(async () => expect(await findRows()).toHaveLength(10));
    expect((await findRows())[0]).toHaveTextContent('from page two');
  });
});

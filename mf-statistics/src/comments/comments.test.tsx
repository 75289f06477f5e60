import { durations } from '@hotdrop/shared-domain/rules';
import { replaceAuth } from '@hotdrop/shared-domain/store';
import { aComment, aFailure, aListMeta, minutesAgo } from '@hotdrop/shared-domain/testing';
import type { Answer } from '@hotdrop/shared-domain/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  deferred,
  failedMessage,
  findComments,
  findInput,
  findRows,
  openComments,
  signedIn,
} from '../testing/comments-screen.ts';
import { fakeComments, numberedComments } from '../testing/fake-comments.ts';

beforeEach(() => sessionStorage.clear());

describe('the comments', () => {
  it('show the author, the time, and the text', async () => {
    const comment = aComment({ content: 'Peak again', createdAt: minutesAgo(120) });
    await openComments({ listComments: { meta: aListMeta({ totalCount: 1 }), comments: [comment] } });
    const [row] = await findRows();
    expect(row).toHaveTextContent(/halvar 2 hours ago.*Peak again$/);
    // Only the author can delete a comment.
    const time = (await findComments()).getByRole('button', { name: /ago$/ });
    expect(time).toHaveAccessibleDescription(/^[A-Z][a-z]+ \d+, \d{4}, \d\d:\d\d:\d\d$/);
    expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  });

  it('are plain text without markup or links', async () => {
    const nasty = `<script>alert(1)</script><img src=x onerror=alert(1)> https://evil.example [x](javascript:1)`;
    const author = {
      displayName: '<b>Mallory</b>',
      profileUrl: 'javascript:alert(1)',
      avatarUrl: 'javascript:1',
    };
    const comments = [aComment({ content: nasty, author })];
    await openComments({ listComments: { meta: aListMeta({ totalCount: 1 }), comments } });
    const [row] = await findRows();
    expect(row).toHaveTextContent(nasty);
    expect(row).toHaveTextContent('<b>Mallory</b>');
    expect(row?.querySelectorAll('script, img, a')).toHaveLength(0);
  });

  it('have an empty state', async () => {
    await openComments(fakeComments().answers);
    expect(await screen.findByText('No comments yet')).toBeInTheDocument();
  });

  it('have pages with their own addresses', async () => {
    const { address } = await openComments(numberedComments(12).answers);
    expect(await findRows()).toHaveLength(10);
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByText('comment 1')).toBeInTheDocument();
    expect(await findRows()).toHaveLength(2);
    expect(address()).toBe('statistics/playing?range=week&comments=2');
  });

  it('stay if another page fails to load', async () => {
    let isDown = false;
    const { answers } = numberedComments(12);
    await openComments({
      ...answers,
      listComments: (input) => (isDown ? aFailure('network') : answers.listComments(input)),
    });
    expect(await findRows()).toHaveLength(10);
    isDown = true;
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The comments could not be loaded');
    expect(await findRows()).toHaveLength(10);
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('comment 1')).toBeInTheDocument();
    expect(await findRows()).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [12, 'statistics/playing?range=week&comments=2', 2],
    [1, 'statistics/playing?range=week', 1],
  ])('say that a page is past the end of %i, and link to the last page', async (count, last, rows) => {
    const { address } = await openComments(numberedComments(count).answers, {
      path: 'statistics/playing?comments=99',
    });
    expect(await screen.findByText('Page 99 is past the end of the comments')).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Last page' }));
    await waitFor(async () => expect(await findRows()).toHaveLength(rows));
    expect(address()).toBe(last);
  });

  it('fold a tall comment until the reader opens it', async () => {
    const tall = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    await openComments(fakeComments('short', tall, 'x'.repeat(1000)).answers);
    const folds = (await findRows()).map((row) => row.querySelector('details'));
    expect(folds.map((fold) => fold?.open)).toEqual([undefined, false, false]);
    const [more] = screen.getAllByText('More');
    await userEvent.click(more ?? document.body);
    expect(folds[1]).toHaveAttribute('open');
    expect((await findRows())[1]).toHaveTextContent('line 39');
  });

  it('show an error if the request fails, and load on retry', async () => {
    let isDown = true;
    const server = fakeComments('back again');
    const { site } = await openComments({
      ...server.answers,
      listComments: (input) => (isDown ? aFailure('server') : server.answers.listComments(input)),
    });
    expect(await (await findComments()).findByRole('alert')).toHaveTextContent(failedMessage);
    expect(site.reported.length).toBeGreaterThan(0);
    isDown = false;
    await userEvent.click((await findComments()).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('back again')).toBeInTheDocument();
  });
});

describe('slow comments', () => {
  // The loader waits for a timeout before it renders the page. Fake timers make the tests independent of real time.
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const user = userEvent.setup({ delay: null });

  it('load in the browser after the page is shown', async () => {
    const slow = deferred<Answer<'listComments'>>();
    const server = fakeComments('came later');
    await openComments({ ...server.answers, listComments: () => slow.promise });
    expect(await (await findComments()).findByText('Please wait...')).toBeInTheDocument();
    await slow.resolve(server.answers.listComments({}));
    expect(await screen.findByText('came later')).toBeInTheDocument();
  });

  it('never appear on another page, and keep the draft', async () => {
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
  });
});

describe('a signed-out visitor', () => {
  it('sees a sign-in link that returns to the comments', async () => {
    await openComments(undefined, { state: {} });
    const link = (await findComments()).getByRole('link', { name: 'Sign in' });
    const back = 'https://hotdrop.example/pubg/statistics/playing#comments';
    expect(link).toHaveAttribute('href', `/auth/steam?redirect_url=${encodeURIComponent(back)}`);
    expect((await findComments()).queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('can write and delete their own comments after the session is known', async () => {
    let isSignedIn = false;
    const listComments = () => ({
      meta: aListMeta({ totalCount: 1 }),
      comments: [aComment({ deletable: isSignedIn })],
    });
    const { site } = await openComments({ listComments }, { state: {} });
    await findComments();
    isSignedIn = true;
    act(() => replaceAuth(site.store, signedIn.auth));
    expect(await findInput()).toBeInTheDocument();
    const name = 'Delete the comment of halvar';
    expect(await (await findComments()).findByRole('button', { name })).toBeVisible();
    isSignedIn = false;
    act(() => replaceAuth(site.store, null));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument());
  });
});

import { aFailure, minutesAgo } from '@hotdrop/shared-domain/testing';
import type { Comment } from '@hotdrop/shared-domain/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  box,
  closeMessage,
  failed,
  later,
  open,
  register,
  said,
  signedIn,
} from '../testing/comments-screen.ts';
import { aWall } from '../testing/fake-comments.ts';
import { openPage } from '../testing/open-page.ts';

beforeEach(() => sessionStorage.clear());

describe('writing', () => {
  it('shows the comment at once, clears the input and reads anew', async () => {
    const wall = aWall('first');
    const answer = later<Comment>();
    const { asked } = await open({ ...wall.answers, postComment: () => answer.answer });
    await register('  Quick one  ');
    expect(await box()).toHaveValue('');
    const [mine] = await said();
    expect(mine).toHaveTextContent(/halvar just now.*Quick one$/);
    wall.write({ content: 'Somebody was faster' });
    await answer.give(wall.write({ content: 'Quick one', createdAt: minutesAgo(0), deletable: true }));
    expect(await screen.findByText('Somebody was faster')).toBeInTheDocument();
    expect((await said()).map((row) => row.textContent)).toEqual([
      expect.stringMatching(/just now.*DeleteQuick one$/),
      expect.stringContaining('Somebody was faster'),
      expect.stringContaining('first'),
    ]);
    expect(asked('postComment')).toEqual([{ content: 'Quick one' }]);
    expect(screen.getByText('Your comment was posted.')).toBeInTheDocument();
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
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await closeMessage('Please write a comment.');
    expect(await box()).toHaveFocus();
    expect(asked('postComment')).toEqual([]);
  });

  it('refuses more than 1,000 characters and keeps them', async () => {
    const { asked } = await open();
    await userEvent.click(await box());
    await userEvent.paste('x'.repeat(1001));
    expect(await box()).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    await closeMessage('Comments can have up to 1,000 characters.');
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
      'Too many comments in a short time. Please wait a minute; your draft is saved.',
    ],
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
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
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

import { replaceAuth } from '@hotdrop/shared-domain/store';
import { aComment, aFailure, aListMeta, minutesAgo } from '@hotdrop/shared-domain/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { box, failed, later, open, said, signedIn, talk } from '../testing/comments-screen.ts';
import { aWall } from '../testing/fake-comments.ts';
import { openPage } from '../testing/open-page.ts';

beforeEach(() => sessionStorage.clear());

describe('the comments', () => {
  it('say who wrote them, when and what', async () => {
    const comment = aComment({ content: 'Peak again', createdAt: minutesAgo(120) });
    await open({ listComments: { meta: aListMeta({ totalCount: 1 }), comments: [comment] } });
    const [row] = await said();
    expect(row).toHaveTextContent(/halvar 2 hours ago.*Peak again$/);
    // Nothing but the time can be pressed: it is somebody else's.
    const [time, ...others] = within(row as HTMLElement).getAllByRole('button');
    expect(time).toHaveAccessibleDescription(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d KST$/);
    expect(others).toEqual([]);
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

  it('of one slow page never stand under the address of the next, and what is being written stays', async () => {
    type Said = ReturnType<typeof wall.answers.listComments>;
    const wall = aWall(...Array.from({ length: 25 }, (_, place) => `comment ${25 - place}`));
    const slow = { 2: later<Said>(), 3: later<Said>() };
    await open({
      ...wall.answers,
      listComments: ({ page = 1 }) =>
        page === 2 || page === 3 ? slow[page].answer : wall.answers.listComments({ page }),
    });
    await userEvent.type(await box(), 'half a thought');
    for (const page of [2, 3] as const) {
      await userEvent.click(screen.getByRole('link', { name: `Page ${page}` }));
      const waits = await (await talk()).findByText('Please wait...', {}, { timeout: 4000 });
      expect(waits).toBeInTheDocument();
      expect(await said()).toHaveLength(0);
      await slow[page].give(wall.answers.listComments({ page }));
      expect(await screen.findByText(`comment ${page === 2 ? 15 : 5}`)).toBeInTheDocument();
    }
    expect(await box()).toHaveValue('half a thought');
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

import { createFavorites } from '@hotdrop/shared-domain/favorites';
import {
  aFailure,
  aLeaderboard,
  aPlayerBeyond,
  type FakeAnswers,
  memoryStorage,
} from '@hotdrop/shared-domain/testing';
import { rememberOwnPlayer } from '@hotdrop/shared-ui/own-player';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, pagedBoard, setWindowWidth } from '../../testing/open-page.ts';

Element.prototype.scrollIntoView = jest.fn();

const isOwn = (place: number) =>
  rememberOwnPlayer({ accountId: `account.${place}`, shard: 'STEAM', name: `player${place}` });
const answers = (change: FakeAnswers = {}): FakeAnswers => ({
  getLeaderboard: pagedBoard({}, { totalCount: 120 }),
  findOnLeaderboard: ({ name }) => ({ place: Number(/\d+$/.exec(name)?.[0]), beyond: null }),
  ...change,
});
const side = async () => within(await screen.findByRole('complementary', { name: 'About this leaderboard' }));
const ownRows = () => screen.getAllByRole('row').filter((row) => within(row).queryByText('You'));

beforeEach(() => {
  localStorage.clear();
  setWindowWidth(1280);
});

describe('the visitor’s own row', () => {
  it('is marked on its page', async () => {
    isOwn(17);
    await openPage('ranks/steam/squad?page=2', { answers: answers() });
    expect((await side()).getByText(/short of the top 10/)).toHaveTextContent(
      'You: #17 with 4,983 points. 7 short of the top 10.',
    );
    expect(ownRows()).toHaveLength(1);
    expect(ownRows()[0]).toHaveTextContent(/^17player17You/);
  });

  it('is marked among the top three', async () => {
    isOwn(2);
    await openPage('ranks/steam/squad', { answers: answers() });
    const top = within(await screen.findByRole('list', { name: 'Top three' }));
    expect(top.getByRole('link', { name: /player2\b/ })).toHaveTextContent('You');
    expect((await side()).getByText(/You: /)).toHaveTextContent('You: #2 with 4,998 points.');
  });

  it('is at the end of other pages, and links to its own page', async () => {
    isOwn(57);
    await openPage('ranks/steam/squad', { answers: answers() });
    const link = await screen.findByRole('link', { name: 'player57' });
    expect(link).toHaveAttribute('href', '/pubg/ranks/steam/squad?page=6&at=57#found');
    expect(link.closest('tfoot')).not.toBeNull();
    expect(ownRows()).toHaveLength(1);
  });

  it('is in no table when the player is beyond the board, which says how far', async () => {
    isOwn(602);
    const beyond = aPlayerBeyond({ accountId: 'account.602', name: 'player602', rankPoint: 4880 });
    await openPage('ranks/steam/squad', {
      answers: answers({ findOnLeaderboard: { place: null, beyond } }),
    });
    expect(await (await side()).findByText(/#602/)).toBeInTheDocument();
    expect((await side()).getByText(/short of/)).toHaveTextContent(
      'You: #602 with 4,880 points. 20 short of the top 100.',
    );
    expect(ownRows()).toHaveLength(0);
  });

  it.each([
    ['nobody has the name', { place: null, beyond: null }],
    ['another name contains it', { place: 4, beyond: null }],
  ])('is missing when %s', async (_, found) => {
    isOwn(602);
    await openPage('ranks/steam/squad', { answers: answers({ findOnLeaderboard: found }) });
    expect(await (await side()).findByText(/is not on this leaderboard yet/)).toHaveTextContent('player602');
    expect(ownRows()).toHaveLength(0);
  });

  it('asks for nothing on the boards of another platform', async () => {
    isOwn(57);
    const { site } = await openPage('ranks/kakao/squad', { answers: answers() });
    expect(await (await side()).findByText(/is not on this leaderboard yet/)).toHaveTextContent('player57');
    expect(site.api.made.filter(({ call }) => call === 'findOnLeaderboard')).toEqual([]);
  });

  it('is missing when it could not be looked up, which the operator hears', async () => {
    isOwn(57);
    const { site } = await openPage('ranks/steam/squad', {
      answers: answers({ findOnLeaderboard: aFailure('network') }),
    });
    await waitFor(() => expect(site.reported).toMatchObject([{ kind: 'network' }]));
    expect(ownRows()).toHaveLength(0);
  });

  it('can be refused, and is explained to visitors without one', async () => {
    isOwn(17);
    await openPage('ranks/steam/squad?page=2', { answers: answers() });
    await userEvent.click((await side()).getByRole('button', { name: 'Not you?' }));
    expect(ownRows()).toHaveLength(0);
    expect(
      (await side()).getByText('Renew your own profile once to see your place here.'),
    ).toBeInTheDocument();
  });
});

describe('favorites beside a board', () => {
  const favorites = () =>
    createFavorites(
      memoryStorage({
        favorites: JSON.stringify([
          { accountId: 'account.57', shard: 'STEAM' },
          { accountId: 'account.9', shard: 'STEAM' },
          { accountId: 'account.9', shard: 'KAKAO' },
        ]),
      }),
    );
  const whole = pagedBoard({}, { perPage: 500, totalCount: 120 });
  const getLeaderboard: FakeAnswers['getLeaderboard'] = (input, options) => {
    const read = input.perPage ? whole : pagedBoard({}, { totalCount: 120 });
    return typeof read === 'function' ? read(input, options) : aLeaderboard();
  };

  it('are listed by place in wide windows', async () => {
    setWindowWidth(1600);
    await openPage('ranks/steam/squad', { favorites: favorites(), answers: { getLeaderboard } });
    const panel = within(await screen.findByRole('region', { name: 'Your favorites here' }));
    expect(panel.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '9player94,991',
      '57player574,943',
    ]);
  });

  it('cost no call in narrower windows', async () => {
    const { asked } = await openPage('ranks/steam/squad', {
      favorites: favorites(),
      answers: { getLeaderboard },
    });
    await side();
    expect(asked()).toEqual([{ shard: 'steam', mode: 'squad', page: 1 }]);
  });
});

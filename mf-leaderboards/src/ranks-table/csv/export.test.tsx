import { aFailure, aLeaderboard, aLeaderboardRow, aListMeta } from '@hotdrop/shared-domain/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, pagedBoard } from '../../testing/open-page.ts';
import { csvText } from './csv.ts';

const press = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Save the whole leaderboard as CSV' });
  if (button) await userEvent.click(button);
};

describe('the file of a board', () => {
  const saved: File[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (file) => String(file instanceof File && saved.push(file));
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  });

  it('has the whole board, with the columns and the rounding of the page', async () => {
    const movement = { day: -2, points: -11, season: 31, isNew: false };
    const ranks = [
      aLeaderboardRow({ name: '-dash', place: 1, rankPoint: 5213.6, avgDamageDealt: null, movement }),
      aLeaderboardRow({
        accountId: 'account.new',
        name: 'fresh',
        place: 2,
        rankPoint: 5001,
        avgDamageDealt: 1000.4,
        winRatio: 0.2366,
        tier: 'Crystal',
        subTier: '2',
        movement: { day: null, points: null, season: null, isNew: true },
      }),
    ];
    const { asked } = await openPage('ranks/steam/squad', {
      answers: {
        getLeaderboard: ({ perPage }) =>
          aLeaderboard({
            ranks: Number(perPage) === 500 ? ranks : ranks.slice(0, 1),
            meta: aListMeta({ perPage: Number(perPage ?? 50), totalCount: 2 }),
            cutoffs: [],
          }),
      },
    });
    await press();
    expect(asked().at(-1)).toEqual({
      ...{ shard: 'steam', mode: 'squad', sort: 'points' },
      ...{ page: 1, perPage: 500 },
    });
    expect(saved[0]?.name).toBe('hotdrop-season-43-steam-squad.csv');
    const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      [
        '\uFEFF#,24 h,Player,Points,Tier,Avg damage,Wins,Win rate,Games,"Region, mode",Season',
        "1,-2,'-dash,5214,Survivor,,43,24.0%,180,Asia · Squad TPP,31",
        '2,new,fresh,5001,Crystal 2,1000,43,23.7%,180,Asia · Squad TPP,new',
        '',
      ].join('\r\n'),
    );
  });

  it('says that it could not be loaded', async () => {
    const board = pagedBoard();
    await openPage('ranks/steam/squad', {
      answers: {
        getLeaderboard: (input, options) =>
          input.perPage || typeof board !== 'function' ? aFailure('network') : board(input, options),
      },
    });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('The leaderboard could not be loaded');
    expect(saved).toEqual([]);
  });
});

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['@sum', "'@sum"],
  [-3, '-3'],
  [null, ''],
])('writes %j as %s', (value, text) => {
  expect(csvText([[value]])).toBe(`\uFEFF${text}\r\n`);
});

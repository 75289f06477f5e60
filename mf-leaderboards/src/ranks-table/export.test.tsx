import { aLeaderboard, aLeaderboardRow, aListMeta } from '@hotdrop/shared-domain/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../testing/open-page.ts';
import { csvText } from './csv.ts';

test('saves the current page as a CSV file', async () => {
  const saved: File[] = [];
  URL.createObjectURL = (file) => String(file instanceof File && saved.push(file));
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const ranks = [
    aLeaderboardRow({ name: '-dash', kda: null, avgDamageDealt: null, tier: 'Crystal', subTier: '2' }),
  ];
  const getLeaderboard = aLeaderboard({ ranks, meta: aListMeta({ page: 2, perPage: 25 }) });
  await openPage('ranks/steam/squad?page=2', { answers: { getLeaderboard } });

  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  expect(click).toHaveBeenCalledTimes(1);
  expect(saved[0]?.name).toBe('pubg-steam-squad-2.csv');
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? []);
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
    '\uFEFFRank,Player,Points,Tier,Avg damage,Wins,Win rate,Games,Region\r\n' +
      "26,'-dash,5214,Crystal 2,,43,0.24,180,Asia\r\n",
  );
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

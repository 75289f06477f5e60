import { expect } from '@playwright/test';
import { countTo, type OwnLine, sum } from './match-list.ts';
import { expectDifference, expectShown, numbersIn, type Shown } from './shown.ts';
import { mode, type Subject } from './subject.ts';

/** Compares the columns, oldest first, with the matches. */
function compareColumns({ links }: Shown, last: readonly OwnLine[]): void {
  const ids = links.map(({ href }) => last.find(({ match }) => href.includes(match.id))?.match.id);
  expect(ids).toEqual(last.toReversed().map(({ match }) => match.id));
  for (const [at, { own }] of last.toReversed().entries()) {
    const { text = '', hidden } = links[at] ?? {};
    const [place, teams, kills] = numbersIn(/#\d+ of .* damage/.exec(text)?.[0] ?? '');
    expect([place, teams, kills]).toEqual([own.teamRank, own.teamTotal, own.kills]);
    expectShown(/[\d,]+ damage/.exec(text)?.[0], own.damageDealt);
    expect(hidden).toBe(String(own.kills));
  }
}

/** Compares the last 20 ranked matches on the overview, and their averages against the season. */
export function compareForm(form: Shown, { ranked, stats }: Subject): void {
  const last = ranked.slice(0, 20);
  const count = last.length;
  expect(form.text).toContain(`last ${count} ranked`);
  compareColumns(form, last);

  const [wins, top10s] = [countTo(1, last), countTo(10, last)];
  const kills = sum(last.map(({ own }) => own.kills));
  const damage = sum(last.map(({ own }) => own.damageDealt)) / count;
  const kd = kills / Math.max(1, count - wins);
  const [damageTile, kdTile, topTile] = ['Avg damage', 'K/D', 'Top 10'].map((label) => form.tiles[label]);
  expectShown(damageTile?.value, damage);
  expectShown(kdTile?.value, kd, 2);
  if (count < 10) {
    expect(numbersIn(topTile?.value ?? '')).toEqual([top10s, count]);
    expect(form.text).toContain('Averages are compared from 20 matches on.');
    return;
  }
  expectShown(topTile?.value, (100 * top10s) / count, 1);

  const whole = stats.rankedStats[mode];
  if (!whole) throw new Error('The player has no stats in this mode.');
  expectDifference(damageTile?.words, damage - whole.damageDealt / whole.roundsPlayed);
  expectDifference(kdTile?.words, kd - whole.kills / Math.max(1, whole.deaths), 2);
  expectDifference(topTile?.words, 100 * (top10s / count - (whole.top10Ratio ?? 0)), 1);
  const countTiles = (direction: RegExp) =>
    [damageTile, kdTile, topTile].filter((tile) => direction.test(tile?.words ?? '')).length;
  const lead = countTiles(/more/) - countTiles(/less/);
  const trend = lead > 0 ? 'Better than' : lead < 0 ? 'Below' : 'As in';
  const say = (number: number, word: string) => `${number || 'no'} ${word}${number > 1 ? 's' : ''}`;
  expect(form.text.toLowerCase()).toContain(
    `${trend} the season. ${say(wins, 'win')} and ${say(top10s, 'top 10')} in ${count} matches.`.toLowerCase(),
  );
}

/** Compares the best stats of single matches. They are of all stored matches, also of those before the last 20. */
export function compareBests({ text, tiles }: Shown, { ranked }: Subject): void {
  const most = (read: (line: OwnLine) => number) => Math.max(...ranked.map(read));
  expectShown(
    tiles['Most kills']?.value,
    most(({ own }) => own.kills),
  );
  expectShown(
    tiles['Most damage']?.value,
    most(({ own }) => own.damageDealt),
  );
  const longest = most(({ own }) => own.longestKill);
  if (longest === 0) expect(tiles['Longest kill']).toBeUndefined();
  else expectShown(tiles['Longest kill']?.value, longest);
  expect(text).toContain(`${ranked.length} kept match`);
}

import { readSeason, type TierBand, tierBands } from '@hotdrop/shared-domain/game';
import { aRatingRow, arena } from '@hotdrop/shared-domain/testing';
import { barOf, cumulativeLine, rowsOf, sharesByBar, shareTicks, toDistribution } from './distribution.ts';

const season = readSeason(arena, 's1');
const [wood, stone, star] = tierBands(arena, season);
const showRange = (from: number, to: number) => `${from} ~ ${to}`;

/** Bands of 400 points, the last one open. */
const bands = [wood, stone, star].flatMap((band, index): TierBand[] =>
  band ? [{ ...band, from: 1000 + index * 400, to: index === 2 ? null : 1400 + index * 400 }] : [],
);

const row = (from: number, ratio: number) =>
  aRatingRow({ from, to: from + 99, ratio, range: showRange(from, from + 99), count: ratio * 100 });

const usual = [row(1500, 0.25), row(1600, 0.5), row(1900, 0.25)];

const read = (rows = usual, known: readonly TierBand[] = bands) => {
  const found = toDistribution(rows, known, showRange);
  if (!found) throw new Error('No row has players.');
  return found;
};

describe('the axis', () => {
  it('begins with the lowest tier that has players and ends with a whole tier', () => {
    expect(read()).toMatchObject({ from: 1400, to: 2200, step: 100 });
  });

  it('begins a whole tier lower for points below the lowest one', () => {
    expect(read([row(900, 1)])).toMatchObject({ from: 600, to: 1000 });
  });

  it('has whole steps of 400 points without tiers', () => {
    expect(read([row(900, 0.5), row(1300, 0.5)], [])).toMatchObject({ from: 800, to: 1600, tiers: [] });
  });

  it('does not exist without players', () => {
    expect(toDistribution([row(1500, 0)], bands, showRange)).toBeNull();
    expect(toDistribution([], bands, showRange)).toBeNull();
  });
});

describe('the bars', () => {
  it('are one for each step, also for steps without players', () => {
    const { bars } = read();
    expect(bars.map(({ share }) => share)).toEqual([0, 0.25, 0.5, 0, 0, 0.25, 0, 0]);
    expect(bars.map(({ range }) => range).slice(0, 2)).toEqual(['1400 ~ 1499', '1500 ~ 1599']);
  });

  it('have the shares above and below', () => {
    const { bars } = read();
    expect(bars[2]).toMatchObject({ top: 0.75, cumulative: 0.75 });
    expect(bars.at(-1)).toMatchObject({ top: 0, cumulative: 1 });
  });

  it('have the tone of their tier', () => {
    const { bars } = read();
    const tones = bars.map(({ tier }) => tier?.id);
    expect(tones).toEqual(['stone', 'stone', 'stone', 'stone', 'star', 'star', 'star', 'star']);
  });

  it('contain rows with an open end', () => {
    const open = [aRatingRow({ from: null, to: 1399, ratio: 0.5 }), row(1400, 0.5)];
    expect(read(open).bars.map(({ share }) => share)).toEqual([0, 0, 0, 0.5, 0.5, 0, 0, 0]);
  });

  it.each([
    [1399, -1],
    [1400, 0],
    [1499.5, 0],
    [1500, 1],
    [2200, -1],
  ])('%d points are in bar %i', (points, bar) => {
    expect(barOf(read().bars, points)).toBe(bar);
  });
});

test('the tiers have the shares of their points', () => {
  expect(read().tiers.map(({ tier, share, from, to }) => [tier.id, share, from, to])).toEqual([
    ['stone', 0.75, 1400, 1800],
    ['star', 0.25, 1800, 2200],
  ]);
});

test('a histogram of another week has a share for each bar', () => {
  const histogram = { from: 1300, size: 100, counts: [1, 0, 2, 1] };
  expect(sharesByBar(histogram, read())).toEqual([0, 0.5, 0.25, 0, 0, 0, 0, 0]);
  expect(rowsOf(histogram, 4).map(({ ratio }) => ratio)).toEqual([0.25, 0, 0.5, 0.25]);
});

test('the cumulative line rises by the steps of the histogram, or of the bars', () => {
  const line = cumulativeLine({ from: 1500, size: 20, counts: [1, 3] }, read());
  expect(line).toEqual([
    [1500, 0],
    [1520, 0.25],
    [1540, 1],
  ]);
  expect(cumulativeLine(null, read()).at(-1)).toEqual([2200, 1]);
});

test.each([
  [0.01, [0, 0.05]],
  [0.15, [0, 0.05, 0.1, 0.15]],
  [0.16, [0, 0.05, 0.1, 0.15, 0.2]],
  [0.31, [0, 0.1, 0.2, 0.3, 0.4]],
  [1, [0, 0.25, 0.5, 0.75, 1]],
])('the axis of a share of %d has round ticks', (highest, ticks) => {
  expect(shareTicks(highest)).toEqual(ticks);
});

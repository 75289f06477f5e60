import { screen, within } from '@testing-library/react';
import { someRatings, wholeRatings } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';

const answers = { getRatings: wholeRatings() };
const panel = (name: string) => screen.findByRole('region', { name });

describe('since last week', () => {
  it('shows how the tiers moved, the best first, and the median', async () => {
    await openPage('statistics/rating', { answers });
    const moved = within(await panel('Since last week'));
    const rows = moved.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual(['TierNov 14TodayChange in % points', 'Silver100.0%100.0%as before']);
    expect(moved.getByText(/Half of the players now have 1,625 points or more/)).toBeInTheDocument();
    expect(moved.getByText('+18')).toBeInTheDocument();
  });

  it.each([
    [0.3998, [6000, 4000], 'Gold40.0%40.0%as before', 'Silver60.0%60.0%as before'],
    [0.3324, [6774, 3226], 'Gold32.3%33.2%+0.9', 'Silver67.7%66.8%-0.9'],
  ])('has the differences of the shares as they are shown: %s', async (gold, counts, ...words) => {
    const histogram = { from: 1800, size: 100, counts: [100] };
    const ratings = wholeRatings().ratings.map((row, index) => ({
      ...row,
      ratio: [0.5, 0.5 - gold, 0, 0][index] ?? 0,
    }));
    const above = { ...ratings[0], range: '1,800 ~ 1,899', from: 1800, to: 1899, ratio: gold, count: 400 };
    const lastWeek = {
      day: '2026-11-14',
      sample: 10_000,
      median: 1607,
      histogram: { from: 1400, size: 400, counts },
      tiers: [],
    };
    await openPage('statistics/rating', {
      answers: { getRatings: wholeRatings({ ratings: [...ratings, above], histogram, lastWeek }) },
    });
    const rows = within(await panel('Since last week')).getAllByRole('row');
    expect(rows.map((row) => row.textContent).slice(1)).toEqual(words);
  });
});

describe('how to read the chart', () => {
  it('explains the tier of top places, the bars, and who counts', async () => {
    await openPage('statistics/rating', { answers });
    const words = await panel('How to read this');
    expect(words).toHaveTextContent(/Survivor is a place .* the best players of Master get it/);
    expect(words).toHaveTextContent('Today 1 player has it.');
    expect(words).toHaveTextContent('The last of them has 3,916 points.');
    expect(words).toHaveTextContent('Each bar is 100 points wide.');
    expect(words).toHaveTextContent('1,000 players with rank points in this season are known here.');
  });

  it('is short where an API host is older', async () => {
    await openPage('statistics/rating');
    expect(await panel('How to read this')).toHaveTextContent(/Survivor is a place/);
    expect(screen.queryByText(/The last of them/)).not.toBeInTheDocument();
  });
});

describe('the regions', () => {
  it('are side by side, those with most players first', async () => {
    await openPage('statistics/rating?with=cumulative', { answers });
    const list = (await screen.findByRole('heading', { name: 'By region' })).closest('section');
    const cards = within(list ?? document.body).getAllByRole('link');
    expect(cards.map((card) => card.textContent)).toEqual([
      'Asia600 playersMedian 1,620 Top 1% 1,799',
      'Europe400 playersMedian 1,630 Top 1% 1,790',
      'Russia0 playersNo ranked players are known yet.',
    ]);
    expect(cards[0]).toHaveAttribute(
      'href',
      '/pubg/statistics/rating?shard=pc-as&mode=squad&with=cumulative',
    );
  });

  it('are not there on a board without regions', async () => {
    await openPage('statistics/rating', { answers: { getRatings: wholeRatings({ regions: [] }) } });
    await panel('How to read this');
    expect(screen.queryByRole('heading', { name: 'By region' })).not.toBeInTheDocument();
  });
});

describe('a board without figures', () => {
  it('links to platforms that have some', async () => {
    await openPage('statistics/rating?shard=stadia');
    expect(await screen.findByRole('heading', { name: /No rank points on Stadia/ })).toBeInTheDocument();
    const links = screen.getAllByRole('link', { name: /^(Steam|Kakao|PSN|Xbox)$/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        '/pubg/statistics/rating?shard=steam&mode=squad',
        '/pubg/statistics/rating?shard=xbox&mode=squad',
      ]),
    );
    expect(screen.queryByRole('navigation', { name: 'Region' })).not.toBeInTheDocument();
  });

  it.each([
    [0, 'No ranked players are known yet.'],
    [7, 'Too few ranked players for a distribution yet.'],
  ])('says that a region with %d players has none, and links to its platform', async (sample, words) => {
    const getRatings = { ...someRatings({ ratings: [] }), sample, regions: [] };
    await openPage('statistics/rating?shard=pc-ru', { answers: { getRatings } });
    expect(await screen.findByRole('heading', { name: 'No distribution yet' })).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    const panel = within(screen.getByRole('region', { name: 'Rating distribution' }));
    expect(panel.getByRole('link', { name: 'Steam' })).toHaveAttribute(
      'href',
      '/pubg/statistics/rating?shard=steam&mode=squad',
    );
  });
});

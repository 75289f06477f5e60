import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wholeRatings } from '../../testing/fixtures.ts';
import { findChart, openPage } from '../../testing/open-page.ts';

const answers = { getRatings: wholeRatings() };
const paths = () => [...document.querySelectorAll('svg > path')].map((path) => path.getAttribute('class'));

// The first import of the chart library takes longer than a test waits for an element.
beforeAll(() => import('./live-bars.tsx'));

describe('the lines of the distribution', () => {
  it('are that of last week, and the cumulative one on demand', async () => {
    const { address, asked } = await openPage('statistics/rating?shard=steam&mode=squad', { answers });
    expect(await screen.findByRole('button', { name: 'Last week', pressed: true })).toBeInTheDocument();
    expect(paths()).toContain('lastWeek');
    expect(paths()).not.toContain('cumulative');
    await userEvent.click(screen.getByRole('button', { name: 'Cumulative', pressed: false }));
    expect(address()).toBe('statistics/rating?shard=steam&mode=squad&with=cumulative');
    expect(paths()).toContain('cumulative');
    for (const tick of ['25%', '50%', '75%', '100%']) {
      expect(screen.getAllByText(tick).length).toBeGreaterThan(0);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Last week' }));
    expect(address()).toBe('statistics/rating?shard=steam&mode=squad&with=cumulative&without=last-week');
    expect(paths()).not.toContain('lastWeek');
    expect(asked('getRatings')).toHaveLength(1);
  });

  it('stay in the links to other boards', async () => {
    await openPage('statistics/rating?with=cumulative', { answers });
    await findChart();
    expect(screen.getByRole('link', { name: 'Duo TPP', hidden: true })).toHaveAttribute(
      'href',
      '/pubg/statistics/rating?shard=steam&mode=duo&with=cumulative',
    );
  });

  it('have no last week where it is not stored', async () => {
    await openPage('statistics/rating', { answers: { getRatings: wholeRatings({ lastWeek: null }) } });
    await screen.findByRole('region', { name: 'How to read this' });
    expect(screen.queryByRole('button', { name: 'Last week' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Since last week' })).not.toBeInTheDocument();
  });
});

describe('the interactive bars', () => {
  it('replace the static ones on the first pointer, in the same columns', async () => {
    await openPage('statistics/rating', { answers });
    const list = await screen.findByRole('list', { name: 'Share of players by points' });
    expect(list).not.toHaveAttribute('data-live');
    await userEvent.hover(list);
    await waitFor(() => expect(list).toHaveAttribute('data-live'));
    await waitFor(() => expect(document.querySelectorAll('rect.hit')).toHaveLength(4));
    const heights = [...document.querySelectorAll('rect.live')].map((bar) =>
      Number(bar.getAttribute('height')),
    );
    // 40 % is the top of the axis.
    expect(heights[2]).toBeCloseTo((heights[1] ?? 0) / 0.75, 0);
  });

  it('leave the bars readable by keyboard', async () => {
    await openPage('statistics/rating', { answers });
    const bars = (await findChart()).getAllByRole('button');
    await userEvent.hover(bars[0] ?? document.body);
    await waitFor(() => expect(document.querySelector('rect.hit')).not.toBeNull());
    act(() => bars[0]?.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(bars[1]).toHaveFocus();
    expect(bars[1]).toHaveTextContent('1,500 ~ 1,59930.00% of playerstop 90.00%');
  });
});

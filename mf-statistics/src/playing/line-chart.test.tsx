import { fakeSite } from '@hotdrop/shared-domain/testing';
import { useTimes } from '@hotdrop/shared-ui/site';
import { renderWithSite, setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LineChart } from './line-chart.tsx';
import type { LinePoint } from './line-series.ts';

const hour = 3_600_000;
const points = [100, 250, 175].map((value, index) => ({
  at: index * hour,
  value,
  peak: null,
  earlier: null,
  isOpen: false,
}));

const events = [
  { at: -hour, label: 'S1', title: 'Season 1 begins', to: null },
  { at: 0, label: 'S2', title: 'Season 2 begins', to: null },
  { at: hour, label: 'S3', title: 'Season 3 begins', to: '/ranks' },
];

function Chart({ shown }: { readonly shown: readonly LinePoint[] }) {
  const times = useTimes();
  const describe = ({ at, value }: LinePoint) => `${value}, ${times.dayTime(at)}`;
  return (
    <LineChart
      label="Players, from 100 to 250"
      points={shown}
      showValue={String}
      showTip={describe}
      describe={describe}
      events={events}
    />
  );
}

const open = async (shown: readonly LinePoint[] = points) => {
  setBrowserTimeZone('Asia/Kolkata');
  await renderWithSite(<Chart shown={shown} />, { site: fakeSite() });
  const drawing = screen.getByRole('img', { name: 'Players, from 100 to 250' });
  await waitFor(() => expect(drawing.querySelector('path')).not.toBeNull());
  const pathOf = (name: string) => drawing.querySelector(`.${name}`)?.getAttribute('d');
  return { drawing, pathOf, plot: drawing.parentElement ?? drawing };
};

// The first import of the chart library takes longer than a test waits for an element.
beforeAll(() => import('./lines.tsx'));

describe('a line chart', () => {
  it('draws the values from zero on a round axis, with a flag for each event in its time', async () => {
    const { pathOf } = await open();
    // The axis goes from 0 to 300, and the drawing is 1,000 by 1,000.
    expect(pathOf('line')).toBe('M0,666.667L500,166.667L1000,416.667');
    expect(pathOf('area')).toMatch(/^M0,666.667L.*L0,1000Z$/);
    for (const tick of ['0', '100', '200', '300']) expect(screen.getByText(tick)).toBeInTheDocument();
    expect(screen.queryByText('S1')).not.toBeInTheDocument();
    expect(screen.getByText('S2').closest('a')).toBeNull();
    expect(screen.getByRole('link', { name: 'Season 3 begins' })).toHaveAttribute('href', '/ranks');
  });

  it('has lines of their own for the step that is not over, for earlier values, and for peaks', async () => {
    const { pathOf } = await open(
      points.map((point, index) => ({
        ...point,
        earlier: index === 1 ? null : 150,
        peak: 300,
        isOpen: index === 2,
      })),
    );
    expect(pathOf('line')).toBe('M0,666.667L500,166.667');
    expect(pathOf('plotOpen')).toBe('M500,166.667L1000,416.667');
    expect(pathOf('plotEarlier')).toBe('M0,500ZM1000,500Z');
    expect(pathOf('plotPeak')).toBe('M0,0L500,0');
  });

  it('is readable point by point with the arrow keys', async () => {
    await open();
    const slider = screen.getByRole('slider', { name: 'Explore the chart' });
    expect(slider).toHaveAttribute('aria-valuetext', '175, Jan 1, 07:30');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', '250, Jan 1, 06:30');
    expect(slider.nextElementSibling).toHaveTextContent('250, Jan 1, 06:30');
  });

  it('shows the point under a mouse until it leaves, and under a finger until the next touch elsewhere', async () => {
    const { plot } = await open();
    plot.getBoundingClientRect = () => new DOMRect(100, 0, 200, 0);
    const reading = screen.getByRole('slider').nextElementSibling;
    // jsdom has no pointer events; mouse events have the needed fields.
    const send = (type: string, pointerType: string, element: Element, clientX: number) =>
      fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType }));
    send('pointermove', 'mouse', plot, 210);
    expect(reading).toHaveAttribute('data-shown');
    expect(reading).toHaveTextContent('250, Jan 1, 06:30');
    send('pointerout', 'mouse', plot, 0);
    expect(reading).not.toHaveAttribute('data-shown');
    send('pointerdown', 'touch', plot, 110);
    expect(reading).toHaveTextContent('100, Jan 1, 05:30');
    send('pointerout', 'touch', plot, 0);
    expect(reading).toHaveAttribute('data-shown');
    send('pointerdown', 'touch', document.body, 0);
    expect(reading).not.toHaveAttribute('data-shown');
  });
});

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

function Chart({ shown = points }: { readonly shown?: readonly LinePoint[] }) {
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

const events = [
  { at: -hour, label: 'S1', title: 'Season 1 begins', to: null },
  { at: 0, label: 'S2', title: 'Season 2 begins', to: null },
  { at: hour, label: 'S3', title: 'Season 3 begins', to: '/ranks' },
];

const open = async (shown?: readonly LinePoint[]) => {
  const site = fakeSite();
  await renderWithSite(<Chart {...(shown && { shown })} />, { site });
  const line = screen.getByRole('img', { name: 'Players, from 100 to 250' });
  const plot = line.parentElement;
  if (!plot) throw new Error('The line is not in the document.');
  return { site, line, plot };
};

// The first import of the chart library takes longer than a test waits for an element.
beforeAll(() => import('./live-line.tsx'));

describe('a line chart', () => {
  beforeEach(() => setBrowserTimeZone('Asia/Kolkata'));

  it('is visible without the chart library', async () => {
    const { line } = await open();
    expect(line.querySelector('.line')).toHaveAttribute('d', 'M0.00 66.67L50.00 16.67L100.00 41.67');
    for (const tick of ['0', '100', '200', '300']) expect(screen.getByText(tick)).toBeInTheDocument();
  });

  it('fills from zero, without the step that is not over', async () => {
    const { line } = await open(points.map((point, index) => ({ ...point, isOpen: index === 2 })));
    expect(line.querySelector('.area')).toHaveAttribute(
      'd',
      'M0.00 100.00L0.00 66.67L50.00 16.67L50.00 100.00Z',
    );
    expect(line.querySelector('.line')).toHaveAttribute('d', 'M0.00 66.67L50.00 16.67');
    expect(line.querySelector('.open')).toHaveAttribute('d', 'M50.00 16.67L100.00 41.67');
  });

  it('has a thin line of earlier values and one of peaks, with gaps where they are not known', async () => {
    const [first, second, third] = points;
    if (!first || !second || !third) throw new Error('The points are missing.');
    const { line } = await open([
      { ...first, earlier: 200, peak: 300 },
      { ...second, earlier: null, peak: 300 },
      { ...third, earlier: 100, peak: 300 },
    ]);
    expect(line.querySelector('.earlier')).toHaveAttribute('d', 'M0.00 33.33M100.00 66.67');
    expect(line.querySelector('.peak')).toHaveAttribute('d', 'M0.00 0.00L50.00 0.00L100.00 0.00');
  });

  it('has a flag for each event in its time, which may be a link', async () => {
    await open();
    expect(screen.queryByText('S1')).not.toBeInTheDocument();
    expect(screen.getByText('S2').closest('a')).toBeNull();
    expect(screen.getByRole('link', { name: 'Season 3 begins' })).toHaveAttribute('href', '/ranks');
  });

  it('becomes interactive on hover, and shows the value and time under the pointer', async () => {
    const { line, plot } = await open();
    fireEvent.pointerOver(plot);
    await waitFor(() => expect(line).toHaveAttribute('aria-hidden'));
    expect(screen.getByRole('img', { name: 'Players, from 100 to 250' })).toBeInTheDocument();
    const slices = plot.querySelectorAll('rect[data-ref]');
    expect(slices).toHaveLength(points.length);
    const [, middle = plot] = slices;
    fireEvent.mouseMove(middle, { clientX: 10, clientY: 10 });
    fireEvent.mouseEnter(middle, { clientX: 10, clientY: 10 });
    expect(await screen.findByText('250, Jan 1, 06:30')).toBeInTheDocument();
    expect(screen.getByRole('slider').nextElementSibling).toHaveAttribute('data-shown');
  });

  it('is readable point by point with the arrow keys', async () => {
    await open();
    const slider = screen.getByRole('slider', { name: 'Explore the chart' });
    expect(slider).toHaveAttribute('aria-valuetext', '175, Jan 1, 07:30');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', '250, Jan 1, 06:30');
    expect(slider.nextElementSibling).toHaveTextContent('250, Jan 1, 06:30');
  });

  it('shows the point under a finger until the next touch elsewhere', async () => {
    const { line, plot } = await open();
    plot.getBoundingClientRect = () => new DOMRect(100, 0, 200, 0);
    const reading = screen.getByRole('slider').nextElementSibling;
    // jsdom has no pointer events; mouse events have the needed fields.
    const touch = (type: string, element: Element, clientX: number) =>
      fireEvent(
        element,
        Object.assign(new MouseEvent(type, { bubbles: true, clientX }), { pointerType: 'touch' }),
      );
    touch('pointerdown', line, 210);
    expect(reading).toHaveAttribute('data-shown');
    expect(reading).toHaveTextContent('250, Jan 1, 06:30');
    touch('pointermove', line, 110);
    expect(reading).toHaveTextContent('100, Jan 1, 05:30');
    touch('pointerdown', document.body, 0);
    expect(reading).not.toHaveAttribute('data-shown');
    // The first touch loads the interactive line, which draws no tip of its own over this one.
    await waitFor(() => expect(line).toHaveAttribute('aria-hidden'));
  });

  it('draws the interactive line on the same scales', async () => {
    const { plot } = await open();
    fireEvent.pointerOver(plot);
    await waitFor(() => expect(plot.querySelector('path[stroke]')).not.toBeNull());
    // The plot is 800 by 300 in tests, and the axis goes from 0 to 300.
    expect(plot.querySelector('path[stroke]')).toHaveAttribute('d', 'M0,200L400,50L800,125');
  });
});

import { fakeSite } from '@hotdrop/shared-domain/testing';
import { renderWithSite, setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { LineChart } from './line-chart.tsx';

const hour = 3_600_000;
const points = [100, 250, 175].map((value, index) => ({ at: index * hour, value }));

const open = async () => {
  const site = fakeSite();
  await renderWithSite(<LineChart label="Players, from 100 to 250" points={points} showValue={String} />, {
    site,
  });
  const line = screen.getByRole('img', { name: 'Players, from 100 to 250' });
  const plot = line.parentElement;
  if (!plot) throw new Error('The line is not in the document.');
  return { site, line, plot };
};

// The first import of the chart library takes longer than the timeout of a test.
beforeAll(() => import('./live-line.tsx'), 120_000);

describe('a line chart', () => {
  beforeEach(() => setBrowserTimeZone('Asia/Kolkata'));
  afterEach(() => jest.restoreAllMocks());

  it('is visible without the chart library', async () => {
    const { line } = await open();
    expect(line.querySelectorAll('path')).toHaveLength(2);
    expect(screen.getByText('100')).toBeInTheDocument();
    expect(screen.getByText('250')).toBeInTheDocument();
  });

  it('becomes interactive on hover, and shows the value and time under the pointer', async () => {
    const { line, plot } = await open();
    fireEvent.pointerOver(plot);
    await waitFor(() => expect(line).not.toBeInTheDocument());
    expect(screen.getByRole('img', { name: 'Players, from 100 to 250' })).toBeInTheDocument();
    const slices = plot.querySelectorAll('rect[data-ref]');
    expect(slices).toHaveLength(points.length);
    const [, middle = plot] = slices;
    fireEvent.mouseMove(middle, { clientX: 10, clientY: 10 });
    fireEvent.mouseEnter(middle, { clientX: 10, clientY: 10 });
    expect(await screen.findByText('Jan 1, 06:30')).toBeInTheDocument();
    expect(plot).toHaveTextContent('250Jan 1, 06:30');
  });

  it('is readable point by point with the arrow keys', async () => {
    await open();
    const slider = screen.getByRole('slider', { name: 'Explore the chart' });
    expect(slider).toHaveAttribute('aria-valuetext', '175, Jan 1, 07:30');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', '250, Jan 1, 06:30');
    expect(slider.nextElementSibling).toHaveTextContent('250Jan 1, 06:30');
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
    expect(reading).toHaveTextContent('250Jan 1, 06:30');
    touch('pointermove', line, 110);
    expect(reading).toHaveTextContent('100Jan 1, 05:30');
    touch('pointerdown', document.body, 0);
    expect(reading).not.toHaveAttribute('data-shown');
    // The first touch loads the interactive line, which draws no tip of its own over this one.
    await waitFor(() => expect(line).not.toBeInTheDocument());
  });

  it('draws the interactive line on the same scales', async () => {
    const { plot } = await open();
    fireEvent.pointerOver(plot);
    await waitFor(() => expect(plot.querySelector('path[stroke]')).not.toBeNull());
    // The plot is 800 by 300 in tests, and the axis goes from 100 to 250.
    expect(plot.querySelector('path[stroke]')).toHaveAttribute('d', 'M0,300L400,0L800,150');
  });
});

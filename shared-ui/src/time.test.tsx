import { fakeSite } from '@hotdrop/shared-domain/testing';
import type { TimeZone } from '@hotdrop/shared-domain/text';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import { loadTexts, SiteProvider, useTimes, useTimeZone } from './site.tsx';
import { renderWithSite, setBrowserTimeZone } from './testing.tsx';
import { ExactTimeAgo, LocalTime, TimeAgo } from './time.tsx';

const time = '2026-11-01T20:05:09Z';
const india: TimeZone = [[0, 330]];

/** Renders a page on the server and hydrates it in a browser. */
async function visit(content: React.ReactElement, zone: TimeZone | null) {
  const i18n = await loadTexts('en');
  const page = (side: 'server' | 'browser') => {
    const site = fakeSite({ side, state: { timeZone: zone }, now: () => Date.parse('2026-11-21T12:00:00Z') });
    return (
      <SiteProvider site={site} i18n={i18n}>
        {content}
      </SiteProvider>
    );
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(page('server'));
  document.body.append(container);
  const rendered = container.textContent;
  const complain = jest.spyOn(console, 'error');
  await act(async () => void render(page('browser'), { container, hydrate: true }));
  expect(complain).not.toHaveBeenCalled();
  return [rendered, container.textContent];
}

it.each([
  ['a first visit', 'America/Los_Angeles', null, 'time', time, '20:05 UTC', '12:05'],
  ['a later visit', 'Asia/Kolkata', india, 'dayTime', time, 'Nov 2, 01:35', 'Nov 2, 01:35'],
  ['a traveler', 'America/Los_Angeles', india, 'dayTime', time, 'Nov 2, 01:35', 'Nov 1, 12:05'],
  [
    'summer time',
    'America/Los_Angeles',
    null,
    'dayTime',
    '2026-10-31T20:05:09Z',
    'Oct 31, 20:05 UTC',
    'Oct 31, 13:05',
  ],
] as const)(
  "shows a time in the visitor's zone: %s",
  async (_, browserZone, zone, variant, at, before, after) => {
    setBrowserTimeZone(browserZone);
    expect(await visit(<LocalTime time={at} variant={variant} />, zone)).toEqual([before, after]);
  },
);

const never = new Promise<never>(() => {});
const NeedsZone = () => (useTimeZone().isKnown ? use(never) : 'waits for the zone');

it('changes the zone in a render that can be interrupted, so that it never hides the rest of the page', async () => {
  setBrowserTimeZone('America/Los_Angeles');
  const page = (
    <Suspense fallback="hidden">
      <NeedsZone />
    </Suspense>
  );
  expect((await visit(page, null))[1]).toBe('waits for the zone');
});

const rendered = jest.fn();
function Counted() {
  rendered(useTimes().time(time));
  return null;
}

it('renders once if the server knows the zone', async () => {
  setBrowserTimeZone('Asia/Kolkata');
  await visit(<Counted />, india);
  // Once on the server and once in the browser.
  expect(rendered).toHaveBeenCalledTimes(2);
});

it('shows an age with its timestamp, and a date after six days', async () => {
  setBrowserTimeZone('Asia/Kolkata');
  expect(await visit(<TimeAgo time={time} />, null)).toEqual(['Nov 1, 2026 UTC', 'Nov 2, 2026']);
  await renderWithSite(
    <>
      <TimeAgo time="2026-11-21T11:18:00Z" />
      <ExactTimeAgo time={time} />
    </>,
    { site: fakeSite({ now: () => Date.parse('2026-11-21T12:00:00Z') }) },
  );
  const age = screen.getByText('42 minutes ago');
  expect(age).toHaveAttribute('datetime', '2026-11-21T11:18:00.000Z');
  expect(age).toHaveAttribute('title', 'Nov 21, 2026, 16:48:00');
  const date = screen.getByRole('button', { name: 'Nov 2, 2026' });
  expect(date).toHaveAccessibleDescription('Nov 2, 2026, 01:35:09');
  await userEvent.click(date);
  expect(screen.getByRole('tooltip')).toBeVisible();
});

it('shows an age of days before the zone is known', async () => {
  const page = await visit(<TimeAgo time="2026-11-19T11:00:00Z" />, null);
  expect(page.map((words) => words?.replaceAll('\u00a0', ' '))).toEqual(['2 days ago', '2 days ago']);
  expect(screen.getByText('2 days ago')).not.toHaveClass('pending');
});

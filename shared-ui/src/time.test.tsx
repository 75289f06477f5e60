import { fakeSite } from '@hotdrop/shared-domain/testing';
import type { TimeZone } from '@hotdrop/shared-domain/text';
import { act, render, screen } from '@testing-library/react';
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
  return { rendered, hydrated: container.textContent };
}

function Counted({ onRender }: { readonly onRender: (text: string) => void }) {
  onRender(useTimes().time(time));
  return null;
}

const never = new Promise<never>(() => {});
const NeedsZone = () => (useTimeZone().isKnown ? use(never) : 'waits for the zone');

describe('a time', () => {
  it('is in UTC and says so until the first visit is hydrated', async () => {
    setBrowserTimeZone('America/Los_Angeles');
    expect(await visit(<LocalTime time={time} look="time" />, null)).toEqual({
      rendered: '20:05 UTC',
      hydrated: '12:05',
    });
  });

  it("is in the visitor's zone from the start on later visits", async () => {
    setBrowserTimeZone('Asia/Kolkata');
    expect(await visit(<LocalTime time={time} look="dayTime" />, india)).toEqual({
      rendered: 'Nov 2, 01:35',
      hydrated: 'Nov 2, 01:35',
    });
  });

  it("changes to the traveler's zone after hydration", async () => {
    setBrowserTimeZone('America/Los_Angeles');
    expect(await visit(<LocalTime time={time} look="timestamp" />, india)).toEqual({
      rendered: 'Nov 2, 2026, 01:35:09',
      hydrated: 'Nov 1, 2026, 12:05:09',
    });
  });

  it('follows summer time', async () => {
    setBrowserTimeZone('America/Los_Angeles');
    const summer = <LocalTime time="2026-10-31T20:05:09Z" look="dayTime" />;
    expect((await visit(summer, null)).hydrated).toBe('Oct 31, 13:05');
  });

  it('changes in a render that can be interrupted, so that it never hides the rest of the page', async () => {
    setBrowserTimeZone('America/Los_Angeles');
    const page = (
      <Suspense fallback="hidden">
        <NeedsZone />
      </Suspense>
    );
    expect((await visit(page, null)).hydrated).toBe('waits for the zone');
  });

  it('renders once if the server knows the zone', async () => {
    setBrowserTimeZone('Asia/Kolkata');
    const rendered = jest.fn();
    await visit(<Counted onRender={rendered} />, india);
    // Once on the server and once in the browser.
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});

describe('an age of more than six days', () => {
  it("is a date in the visitor's zone", async () => {
    setBrowserTimeZone('Asia/Kolkata');
    expect(await visit(<TimeAgo time={time} />, null)).toEqual({
      rendered: 'Nov 1, 2026 UTC',
      hydrated: 'Nov 2, 2026',
    });
  });

  it("has its timestamp in the visitor's zone", async () => {
    setBrowserTimeZone('Asia/Kolkata');
    await renderWithSite(<ExactTimeAgo time={time} />, {
      site: fakeSite({ now: () => Date.parse('2026-11-21T12:00:00Z') }),
    });
    expect(screen.getByRole('button', { name: 'Nov 2, 2026' })).toHaveAccessibleDescription(
      'Nov 2, 2026, 01:35:09',
    );
  });
});

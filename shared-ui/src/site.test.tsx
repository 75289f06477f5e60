import { locales } from '@hotdrop/shared-domain/locale';
import { setOnline } from '@hotdrop/shared-domain/store';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { DrawnAt, loadTexts, SiteProvider, useFavorites, useNow, useSite, useStore } from './site.tsx';
import { renderWithSite } from './testing.tsx';
import { ExactTimeAgo, TimeAgo } from './time.tsx';

const Online = () => <p>{useStore((state) => (state.isOnline ? 'online' : 'offline'))}</p>;
const Now = () => <p>{useNow()}</p>;
const Name = () => <p>{useSite().game.id}</p>;
const Count = () => <p>{useFavorites().length} favorites</p>;

describe('the site of a page', () => {
  it('is available to every component', async () => {
    await renderWithSite(<Name />);
    expect(screen.getByText('pubg')).toBeVisible();
  });

  it('explains a missing provider', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    expect(() => render(<Name />)).toThrow(/Wrap the page in <SiteProvider>/);
    quiet.mockRestore();
  });
});

describe('the store', () => {
  it('renders again when the selected state changes', async () => {
    const { site } = await renderWithSite(<Online />);
    expect(screen.getByText('online')).toBeVisible();
    act(() => setOnline(site.store, false));
    expect(screen.getByText('offline')).toBeVisible();
  });

  it('is rendered by a server in the state after its loaders', async () => {
    const site = fakeSite({ side: 'server' });
    setOnline(site.store, false);
    const page = (
      <SiteProvider site={site} i18n={await loadTexts('en')}>
        <Online />
      </SiteProvider>
    );
    expect(renderToString(page)).toBe('<p>offline</p>');
  });

  it("is hydrated in the server's state, even after a change", async () => {
    const site = fakeSite();
    setOnline(site.store, false);
    const element = document.createElement('div');
    element.innerHTML = '<p>online</p>';
    document.body.append(element);
    const complain = jest.spyOn(console, 'error');
    render(
      <SiteProvider site={site} i18n={await loadTexts('en')}>
        <Online />
      </SiteProvider>,
      { container: element, hydrate: true },
    );
    expect(element).toHaveTextContent('offline');
    expect(complain).not.toHaveBeenCalled();
    element.remove();
  });
});

describe('favorites', () => {
  it('are kept up to date', async () => {
    const { site } = await renderWithSite(<Count />);
    expect(screen.getByText('0 favorites')).toBeVisible();
    act(() => site.favorites.add({ accountId: 'account.a', shard: 'STEAM' }));
    expect(screen.getByText('1 favorites')).toBeVisible();
  });
});

describe('the time', () => {
  afterEach(() => jest.useRealTimers());

  it("starts with the server's time and then updates", async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    let time = 1000;
    await renderWithSite(<Now />, { site: fakeSite({ now: () => time }) });
    expect(screen.getByText('1000')).toBeVisible();
    time = 61_000;
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('61000')).toBeVisible();
  });

  it('starts with the time of the drawing in a part whose code arrives later', async () => {
    const part = (
      <DrawnAt value={1000}>
        <Now />
      </DrawnAt>
    );
    await renderWithSite(part, { site: fakeSite({ now: () => 61_000 }) });
    expect(screen.getByText('1000')).toBeVisible();
  });

  it('is an age that shows its timestamp on a click', async () => {
    const site = fakeSite({ now: () => Date.parse('2026-11-21T03:42:00Z') });
    await renderWithSite(<ExactTimeAgo time="2026-11-21T03:00:00Z" />, { site });
    const age = screen.getByRole('button', { name: /^42\sminutes\sago$/ });
    expect(age).toHaveAccessibleDescription('Nov 21, 2026, 03:00:00');
    await userEvent.click(age);
    expect(screen.getByRole('tooltip')).toBeVisible();
  });

  it('is an age with its timestamp in the title inside of a link', async () => {
    const site = fakeSite({ now: () => Date.parse('2026-11-21T03:42:00Z') });
    await renderWithSite(<TimeAgo time="2026-11-21T03:00:00Z" />, { site });
    const time = screen.getByText('42 minutes ago');
    expect(time).toHaveAttribute('datetime', '2026-11-21T03:00:00.000Z');
    expect(time).toHaveAttribute('title', 'Nov 21, 2026, 03:00:00');
  });
});

describe('texts', () => {
  it.each(locales)('are separate for each site in %s', async (locale) => {
    const i18n = await loadTexts(locale);
    expect(i18n.locale).toBe(locale);
    expect(Object.keys(i18n.messages).length).toBeGreaterThan(10);
    expect(await loadTexts(locale)).not.toBe(i18n);
  });

  it("prefer the caller's over those of shared-ui", async () => {
    const shared = await loadTexts('ko');
    const [id = ''] = Object.keys(shared.messages);
    const i18n = await loadTexts('ko', async () => ({ messages: { [id]: ['우리 것'], own: ['더'] } }));
    expect(i18n._(id)).toBe('우리 것');
    expect(i18n._('own')).toBe('더');
    expect(Object.keys(i18n.messages).length).toBe(Object.keys(shared.messages).length + 1);
  });
});

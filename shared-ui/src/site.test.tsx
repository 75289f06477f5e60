import { addFavorite } from '@hotdrop/shared-domain/favorites';
import { locales } from '@hotdrop/shared-domain/locale';
import { isHeaderOpen, toggleHeader } from '@hotdrop/shared-domain/store';
import { type FakeSite, fakeSite } from '@hotdrop/shared-domain/testing';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { loadTexts, SiteProvider, useFavorites, useNow, useSite, useStore } from './site.tsx';
import { renderWithSite } from './testing.tsx';

const Menu = () => <p>{useStore(isHeaderOpen) ? 'open' : 'closed'}</p>;
const Now = () => <p>{useNow()}</p>;
const Name = () => <p>{useSite().game.id}</p>;
const Count = () => <p>{useFavorites().length} favorites</p>;

it('gives every component the site, its state, and the favorites, and follows changes', async () => {
  const { site } = await renderWithSite(
    <>
      <Name />
      <Menu />
      <Count />
    </>,
  );
  for (const text of ['pubg', 'closed', '0 favorites']) expect(screen.getByText(text)).toBeVisible();
  act(() => {
    toggleHeader(site.store);
    addFavorite(site.store, { accountId: 'account.a', shard: 'STEAM' });
  });
  for (const text of ['open', '1 favorites']) expect(screen.getByText(text)).toBeVisible();
});

it('explains a missing provider', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<Name />)).toThrow(/Wrap the page in <SiteProvider>/);
  quiet.mockRestore();
});

it("renders the state after the server's loaders, and hydrates it even after a change", async () => {
  const i18n = await loadTexts('en');
  const page = (side: 'server' | 'browser') => {
    const site = fakeSite({ side });
    toggleHeader(site.store);
    return (
      <SiteProvider site={site} i18n={i18n}>
        <Menu />
      </SiteProvider>
    );
  };
  expect(renderToString(page('server'))).toBe('<p>open</p>');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<p>closed</p>';
  const complain = jest.spyOn(console, 'error');
  render(page('browser'), { container, hydrate: true });
  expect(container).toHaveTextContent('open');
  expect(complain).not.toHaveBeenCalled();
});

it('shows the current time, and updates it each minute', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  let time = 1000;
  await renderWithSite(<Now />, { site: fakeSite({ now: () => time }) });
  expect(screen.getByText('1000')).toBeVisible();
  time = 61_000;
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('61000')).toBeVisible();
  jest.useRealTimers();
});

it('hydrates with the time of the HTML, also when it hydrates late', async () => {
  const i18n = await loadTexts('en');
  const page = (site: FakeSite) => (
    <SiteProvider site={site} i18n={i18n}>
      <Now />
    </SiteProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(fakeSite({ side: 'server', now: () => 500, drawnAt: 500 })));
  const complain = jest.spyOn(console, 'error');
  render(page(fakeSite({ now: () => 61_000, drawnAt: 500 })), { container, hydrate: true });
  expect(complain).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('500');
});

it.each(locales)("loads the texts of a site in %s, and prefers the caller's", async (locale) => {
  const shared = await loadTexts(locale);
  expect(shared.locale).toBe(locale);
  const [id = ''] = Object.keys(shared.messages);
  const i18n = await loadTexts(locale, async () => ({ messages: { [id]: ['ours'], own: ['more'] } }));
  expect([i18n._(id), i18n._('own')]).toEqual(['ours', 'more']);
  expect(Object.keys(i18n.messages)).toHaveLength(Object.keys(shared.messages).length + 1);
  expect(shared._(id)).not.toBe('ours');
});

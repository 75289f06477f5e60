import { fakeSite } from '@hotdrop/shared-domain/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerHtml } from './server-html.tsx';
import { loadTexts, SiteProvider } from './site.tsx';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

/** Hydrates a list of players whose names the browser would render in upper case. */
async function hydrateList() {
  const texts = await loadTexts('en', undefined);
  const render = (side: 'server' | 'browser', version: string) => (
    <SiteProvider site={{ ...fakeSite(), side }} i18n={texts}>
      <ServerHtml as="ol" version={version} aria-label="Players">
        {() => <li>{side === 'server' ? 'Heron' : `HERON of ${version}`}</li>}
      </ServerHtml>
    </SiteProvider>
  );
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(render('server', 'page 1'));
  const problems: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...about) => problems.push(about));
  await act(async () => {
    root = hydrateRoot(place, render('browser', 'page 1'), {
      onRecoverableError: (error) => problems.push(error),
    });
  });
  const show = (version: string) => act(() => root?.render(render('browser', version)));
  return { problems, show, list: () => screen.getByRole('list', { name: 'Players' }).textContent };
}

test('keeps the HTML of the server without its code, until the content changes', async () => {
  const { problems, show, list } = await hydrateList();
  expect(list()).toBe('Heron');
  await show('page 1');
  expect(list()).toBe('Heron');
  await show('page 2');
  expect(list()).toBe('HERON of page 2');
  await show('page 1');
  expect(list()).toBe('HERON of page 1');
  expect(problems).toEqual([]);
});

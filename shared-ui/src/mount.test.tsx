import type { Area, Mount, MountedArea } from '@hotdrop/shared-domain/contract';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { setupI18n } from '@lingui/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { createArea } from './area.tsx';
import { mountArea } from './mount.tsx';
import { PageMeta } from './page-meta.tsx';
import { SiteProvider } from './site.tsx';

const site = fakeSite({ origin: location.origin, siteName: 'Arena' });

const Page = () => {
  const { pathname, search } = useLocation();
  return (
    <SiteProvider site={site} i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PageMeta title="Boards" description="The boards." />
      <h1>{pathname + search}</h1>
      <Link to="/pubg/boards/two?page=2">on</Link>
      <Link to="/pubg/profile/pc/ada">away</Link>
    </SiteProvider>
  );
};
const area: Area = {
  routes: async () => [
    { path: 'boards', element: <Page /> },
    { path: 'boards/:id', element: <Page /> },
  ],
};

type Options = Omit<Parameters<Mount>[2], 'path'>;

let mounted: MountedArea | undefined;
const mountAt = async (path: string, options?: Options, at = site, shown = area) => {
  const element = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    mounted = await mountArea(shown)(element, at, { path, ...options });
  });
  return element;
};
const open = (path: string) => {
  history.replaceState(null, '', `/pubg/${path}`);
  return mountAt(path);
};
beforeEach(() => history.pushState(null, '', '/'));
afterEach(() => {
  act(() => mounted?.unmount());
  mounted = undefined;
  document.body.replaceChildren();
});

const shows = (address: string) =>
  waitFor(() => expect(screen.getByRole('heading').textContent).toBe(address));
const address = () => location.pathname + location.search + location.hash;
const link = (name: string) => screen.findByRole('link', { name });

it('follows its host, and adds no second history entry for the same address', async () => {
  await open('boards');
  await shows('/pubg/boards');
  history.pushState(null, '', '/pubg/boards/three');
  const before = history.length;
  act(() => mounted?.update({ path: '/boards/three' }));
  await shows('/pubg/boards/three');
  expect(history.length).toBe(before);
});

it('removes everything on unmount, and no longer changes the address', async () => {
  const element = await open('boards');
  await shows('/pubg/boards');
  act(() => mounted?.unmount());
  expect(element).toBeEmptyDOMElement();
  history.pushState(null, '', '/pubg/elsewhere');
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  expect(address()).toBe('/pubg/elsewhere');
  mounted = undefined;
});

it('says that a path which is none of its own could not be loaded', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await open('nowhere');
  expect(await screen.findByText('This could not be loaded')).toBeInTheDocument();
  error.mockRestore();
});

const pages = {
  url: { first: '/about', second: '/pubg/boards/two?page=2', href: '/pubg/boards/two?page=2' },
  hash: { first: '/about', second: '/about#/boards/two?page=2', href: '#/boards/two?page=2' },
  none: { first: '/about', second: '/about', href: '/pubg/boards/two?page=2' },
};

describe.each(['url', 'hash', 'none'] as const)('with its page in the address as %s', (kind) => {
  const { first, second, href } = pages[kind];
  beforeEach(() => history.pushState({ ofHost: 1 }, '', '/about'));

  it("returns from a link to the page's own address, and keeps the state of the page's router", async () => {
    await mountAt('boards', { address: kind });
    await shows('/pubg/boards');
    expect(await link('on')).toHaveAttribute('href', href);
    await userEvent.click(await link('on'));
    await shows('/pubg/boards/two?page=2');
    expect(address()).toBe(second);
    act(() => history.back());
    await shows('/pubg/boards');
    expect(address()).toBe(first);
    expect(history.state).toMatchObject({ ofHost: 1 });
    act(() => history.forward());
    await shows('/pubg/boards/two?page=2');
  });

  it('shows the same page after a reload', async () => {
    await mountAt('boards', { address: kind });
    await userEvent.click(await link('on'));
    await shows('/pubg/boards/two?page=2');
    act(() => mounted?.unmount());
    await mountAt('boards', { address: kind });
    await shows('/pubg/boards/two?page=2');
  });

  it('stays where it is when the page adds an entry of its own', async () => {
    await mountAt('boards', { address: kind });
    await userEvent.click(await link('on'));
    history.pushState(null, '', '#imprint');
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    await shows('/pubg/boards/two?page=2');
    expect(location.hash).toBe('#imprint');
  });
});

it('begins with the page that the part after # names', async () => {
  history.pushState(null, '', '/about#/boards/three');
  await mountAt('boards', { address: 'hash' });
  await shows('/pubg/boards/three');
});

it('links to pages of other areas on the site that they belong to', async () => {
  await mountAt('boards', { address: 'none' }, { ...site, origin: 'https://hotdrop.example' });
  expect(await link('away')).toHaveAttribute('href', 'https://hotdrop.example/pubg/profile/pc/ada');
  expect(await link('on')).toHaveAttribute('href', 'https://hotdrop.example/pubg/boards/two?page=2');
});

it('gives the document a title with the name of the site, unless the page keeps its own', async () => {
  document.title = 'My page';
  await mountAt('boards');
  await waitFor(() => expect(document.title).toBe('Boards · Arena'));
  act(() => mounted?.unmount());
  expect(document.title).toBe('My page');
  await mountAt('boards', { title: false });
  await shows('/pubg/boards');
  expect(document.title).toBe('My page');
  expect(document.querySelector('meta[name=description]')).toBeNull();
});

it('has the language of the area, the theme of the page, and no id of another mounted area', async () => {
  document.documentElement.dataset.theme = 'light';
  const element = await mountAt('boards', {}, { ...site, locale: 'ko' });
  const [root] = element.children;
  expect(root).toHaveAttribute('lang', 'ko');
  expect(root).toHaveAttribute('data-theme', 'light');
  document.documentElement.dataset.theme = 'dark';
  await waitFor(() => expect(root).toHaveAttribute('data-theme', 'dark'));
  const number = (of: Element | undefined) => of?.getAttribute('data-hotdrop-number');
  const first = mounted;
  const other = await mountAt('boards');
  expect(number(other.children[0])).not.toBe(number(root));
  act(() => first?.unmount());
});

describe('isolated', () => {
  beforeAll(() => {
    // jsdom has no constructed stylesheets, and loads none.
    Object.assign(globalThis, {
      CSSStyleSheet: class {
        replaceSync() {}
      },
    });
  });

  const addStyles = (href: string) => {
    const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    sheet.dataset.areaStyles = '';
    const loaded = jest.fn();
    sheet.onload = loaded;
    if (globalThis.hotdropAddStyles) globalThis.hotdropAddStyles(sheet);
    else document.head.append(sheet);
    return { sheet, loaded };
  };
  const sheets = (root: ParentNode) =>
    [...root.querySelectorAll('link')].map(({ href }) => new URL(href).pathname);
  const load = (root: ParentNode) => {
    for (const sheet of root.querySelectorAll('link')) sheet.dispatchEvent(new Event('load'));
  };

  it('renders into a shadow root with the styles of areas, which code waits for', async () => {
    addStyles('/before.css');
    const element = document.body.appendChild(document.createElement('div'));
    const mounting = mountArea(area)(element, site, { path: 'boards', isolate: true });
    await waitFor(() => expect(element.children).toHaveLength(1));
    const shadow = element.children[0]?.shadowRoot;
    if (!shadow) throw new Error('There is no shadow root.');
    expect(sheets(shadow)).toEqual(['/before.css']);
    load(shadow);
    await act(async () => {
      mounted = await mounting;
    });
    const root = shadow.querySelector('div');
    if (!root) throw new Error('There is no root element.');
    expect(await within(root).findByRole('heading')).toHaveTextContent('/pubg/boards');

    const { loaded } = addStyles('/later.css');
    expect(sheets(shadow)).toEqual(['/before.css', '/later.css']);
    load(document.head);
    await act(async () => {});
    expect(loaded).not.toHaveBeenCalled();
    load(shadow);
    await waitFor(() => expect(loaded).toHaveBeenCalled());

    act(() => mounted?.unmount());
    addStyles('/after.css');
    expect(sheets(shadow)).toEqual(['/before.css', '/later.css']);
    expect(element).toBeEmptyDOMElement();
  });
});

describe('in a language of the page that the area lacks, it is in English', () => {
  const missing = Object.assign(new Error('Cannot find module'), { code: 'MODULE_NOT_FOUND' });
  const withTexts = (...languages: string[]) =>
    createArea(
      async (locale) => (languages.includes(locale) ? { messages: {} } : Promise.reject(missing)),
      ({ site: { locale }, pages }) => [pages([{ path: 'boards', element: <h1>{locale}</h1> }])],
    );
  const langAt = async (locale: string, languages: string[]) => {
    await mountAt('boards', {}, { ...site, locale: locale as typeof site.locale }, withTexts(...languages));
    const heading = await screen.findByRole('heading');
    return [heading.textContent, heading.closest<HTMLElement>('[lang]')?.lang];
  };

  it.each([
    ['of the site', 'ko', ['en', 'ko'], 'ko'],
    ['that only the site has', 'ko', ['en'], 'en'],
    ['that the area’s packages do not know', 'xx', ['en', 'xx'], 'en'],
  ])('%s', async (_, locale, languages, shown) => {
    expect(await langAt(locale, languages)).toEqual([shown, shown]);
  });

  it('but fails when its texts are lost on the way', async () => {
    const area = createArea(
      () => Promise.reject(new Error('Loading chunk 7 failed')),
      () => [],
    );
    await expect(area.routes({ ...site, locale: 'ko' })).rejects.toThrow('chunk 7');
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { act } from 'react';
import { DevPage } from './dev-page.tsx';
import type { DevMessage } from './messages.ts';
import type { BuildState, Problem } from './problem.ts';
import { readDevSettings } from './settings.ts';

const problem: Problem = {
  message: 'Cannot read properties of null',
  place: { file: 'src/town-list.tsx', line: 2, column: 5 },
  lines: [
    { number: 1, text: 'return (' },
    { number: 2, text: '  towns.map()' },
  ],
  frames: [{ name: 'TownList', place: { file: 'src/town-list.tsx', line: 2, column: 5 } }],
  hiddenFrames: 3,
};

let tellBuild: (state: Partial<BuildState>) => void;
const codeSizes = { 'profile-landings': { size: 7_578, limit: 12_288 }, map: { size: 13_000 } };

let requests: { url: string; body: unknown }[];

beforeEach(() => {
  sessionStorage.clear();
  requests = [];
  class FakeEventSource {
    addEventListener(_: string, listener: (event: { data: string }) => void) {
      tellBuild = (state) =>
        act(() =>
          listener({ data: JSON.stringify({ problems: [], missingTexts: {}, buildTime: 41, ...state }) }),
        );
    }
  }
  Object.assign(globalThis, {
    EventSource: FakeEventSource,
    fetch: async (url: string, { body }: RequestInit = {}) => {
      requests.push({ url, body });
      if (url === '/changes/code') return Response.json(codeSizes);
      return Response.json(problem);
    },
  });
});

const tell = (message: DevMessage) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data: message, origin: location.origin }));
  });

const tellArea = () =>
  tell({
    kind: 'area',
    id: 'mf-hotdrops',
    pages: [{ name: 'map', pattern: '/pubg/hotdrops/:map', address: '/pubg/hotdrops/erangel' }],
    parts: [{ id: 'landings', slot: 'profile.overview', chunk: 'profile-landings' }],
    states: ['Few'],
  });

async function openDevPage() {
  render(<DevPage />);
  await tellArea();
  await tell({ kind: 'shown', address: '/-/parts/landings', duration: 86 });
}

const list = (name: string) => within(screen.getByRole('region', { name }));

test('lists pages with their routes, parts with their slots, and the states of every area and of this one', async () => {
  await openDevPage();
  expect(list('Pages').getByRole('button').textContent).toBe('map/pubg/hotdrops/:map');
  expect(list('Parts').getByRole('button', { current: true }).textContent).toBe('landingsprofile.overview');
  const states = list('States').getAllByRole('button');
  expect(states.map(({ textContent }) => textContent)).toEqual([
    'Ready',
    'Waiting',
    'Failed',
    'Nothing to show',
    'Slow',
    'Offline',
    'Few',
  ]);
  await userEvent.type(screen.getByRole('searchbox'), 'landings');
  expect(list('Pages').queryByRole('button')).toBeNull();
});

test('shows the area in a frame of the chosen width, with the chosen settings', async () => {
  await openDevPage();
  await userEvent.click(screen.getByRole('radio', { name: '360' }));
  expect(screen.getByTitle('The area')).toHaveStyle({ width: '360px' });
  await userEvent.click(list('States').getByRole('button', { name: 'Failed' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'ko');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Slow network' }));
  expect(readDevSettings()).toMatchObject({ state: 'failed', locale: 'ko', isSlowNetwork: true });
});

test('keeps the chosen page when a setting changes before the page has loaded', async () => {
  await openDevPage();
  await userEvent.click(list('Pages').getByRole('button'));
  await userEvent.click(list('States').getByRole('button', { name: 'Slow' }));
  expect(screen.getByTitle('The area')).toHaveAttribute('src', '/pubg/hotdrops/erangel');
});

test('says how long the data took, which texts are missing, and what the last call was', async () => {
  await openDevPage();
  tellBuild({ missingTexts: { en: 2 } });
  const call = { method: 'GET', address: '/api/v1/hotdrops', outcome: '200', duration: 62 };
  await tell({ kind: 'call', call });
  const facts = screen.getByRole('contentinfo');
  expect(facts).toHaveTextContent('86 ms loader');
  expect(facts).toHaveTextContent('2 texts missing in en');
  expect(facts).toHaveTextContent('GET /api/v1/hotdrops 200 62 ms');
  expect(screen.getByText('Reloads as you save, 41 ms')).toBeVisible();
});

test('says how large the code of the shown part or page was, and how large it may become', async () => {
  await openDevPage();
  const facts = screen.getByRole('contentinfo');
  expect(facts).toHaveTextContent('7.4 KB of 12.0 KB code when it was checked');
  await tell({ kind: 'shown', address: '/pubg/hotdrops/erangel?day=1', duration: 12 });
  expect(facts).toHaveTextContent('12.7 KB code when it was checked');
});

test('lists what axe finds on each shown page, when asked', async () => {
  await openDevPage();
  const frame = screen.getByTitle<HTMLIFrameElement>('The area');
  if (!frame.contentWindow || !frame.contentDocument) throw new Error('The frame has no document');
  // jsdom draws nothing.
  Reflect.get(frame.contentWindow, 'HTMLCanvasElement').prototype.getContext = () => null;
  // The dev server sends the same script.
  Reflect.get(frame.contentWindow, 'eval')(axe.source);
  const show = (html: string) => frame.contentDocument?.write(html);
  show('<html><head></head><body><img src="/map.png"><button></button></body></html>');
  frame.contentDocument.close();
  const facts = within(screen.getByRole('contentinfo'));
  expect(facts.queryByText(/axe/)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Accessibility' }));
  await userEvent.click(await facts.findByRole('button', { name: /^[1-9]\d* axe findings$/ }));
  expect(facts.getByText('<button></button>')).toBeVisible();
  frame.contentDocument.body.innerHTML = '<div data-part="mf-clans/members"><h3>Members</h3></div>';
  await tell({ kind: 'shown', address: '/-/parts/landings', duration: 12 });
  expect(await facts.findByRole('button', { name: '0 axe findings' })).toBeDisabled();
  frame.contentDocument.documentElement.lang = 'en';
  frame.contentDocument.title = 'Clans';
  frame.contentDocument.body.innerHTML = '<main><h1>Clans</h1></main>';
  // The page is shown again while axe still runs.
  for (const duration of [12, 13]) {
    await tell({ kind: 'shown', address: '/pubg/hotdrops/erangel', duration });
  }
  expect(await facts.findByRole('button', { name: '0 axe findings' })).toBeDisabled();
  // Builds of the same time are two builds.
  tellBuild({});
  await facts.findByRole('button', { name: '0 axe findings' });
  frame.contentDocument.body.innerHTML += '<button></button>';
  tellBuild({});
  expect(await facts.findByRole('button', { name: '1 axe finding' })).toBeEnabled();
  frame.contentDocument.querySelector('button')?.remove();
  // A document that is replaced ends its run without a result.
  const running = Reflect.get(frame.contentWindow, 'axe');
  const { run } = running;
  running.run = () => new Promise(() => {});
  await tell({ kind: 'shown', address: '/pubg/hotdrops/erangel', duration: 14 });
  running.run = run;
  await tellArea();
  await tell({ kind: 'shown', address: '/pubg/hotdrops/erangel', duration: 15 });
  expect(await facts.findByRole('button', { name: '0 axe findings' })).toBeDisabled();
});

test('shows an error with its lines, its frames, and what visitors see, and opens the editor', async () => {
  await openDevPage();
  const error = { message: 'Cannot read properties of null', stack: '', componentStack: '' };
  await tell({
    kind: 'error',
    error,
    title: 'landings did not render',
    effect: 'Visitors see the page without this part.',
  });
  // The page hears of the build after the first error.
  tellBuild({});
  const overlay = within(await screen.findByRole('alertdialog', { name: 'landings did not render' }));
  expect(overlay.getByRole('heading')).toHaveTextContent('Cannot read properties of null');
  expect(overlay.getByText('Visitors see the page without this part.')).toBeVisible();
  expect(overlay.getByText('Hidden frames of libraries: 3')).toBeVisible();
  expect(list('Parts').getByRole('img', { name: 'fails' })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toHaveTextContent('1 error');
  await userEvent.click(overlay.getByRole('button', { name: 'Open in editor' }));
  expect(requests.at(-1)).toEqual({ url: '/changes/open', body: 'src/town-list.tsx:2:5' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('shows a build that failed until the next one succeeds', async () => {
  await openDevPage();
  tellBuild({ problems: [problem] });
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Visitors see the last published version.');
  tellBuild({ problems: [] });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

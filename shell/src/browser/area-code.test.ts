import { createAreaLoader } from '@hotdrop/shared-host/browser';
import { waitFor } from '@testing-library/dom';

test('starts the scripts of an area together, with the hashes that the page pins', async () => {
  const fetched: unknown[][] = [];
  globalThis.fetch = async (...request) => {
    fetched.push(request);
    return {
      json: async () => ({
        hashes: { 'web/entry.js': 'sha384-entry', 'web/area.js': 'sha384-area' },
        first: ['web/entry.js', 'web/area.js'],
      }),
    } as Response;
  };
  const base = '/areas/mf-clans/1.0.0/';
  const load = createAreaLoader({
    slots: [],
    areas: [
      {
        status: 'ready',
        id: 'mf-clans',
        routes: ['clans'],
        version: '1.0.0',
        base,
        entry: 'web/entry.js',
        global: 'mf_clans',
        code: { file: 'code-en.json', hash: 'sha384-code' },
      },
    ],
  });
  void load('mf-clans');
  const script = await waitFor(() => {
    const found = document.querySelector('script');
    if (!found) throw new Error('The entry is not requested yet.');
    return found;
  });
  expect(fetched).toEqual([[`${base}code-en.json`, { integrity: 'sha384-code' }]]);
  expect(script.integrity).toBe('sha384-entry');
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(preloads.map((link) => [link.getAttribute('href'), link.integrity])).toEqual([
    [`${base}web/entry.js`, 'sha384-entry'],
    [`${base}web/area.js`, 'sha384-area'],
  ]);
});

/** @jest-environment node */
import { findCulprit, listStackFiles } from './find-culprit.ts';

const cache = '/srv/.cache/areas';
const stack = `Error: boom
    at Object.run (node:internal/timers:684:17)
    at /srv/node_modules/react/index.js:1:1
    at async loop (/srv/.cache/areas/mf-clans/1.0.0-abc/node/page.cjs:12:3)
    at tick (file:///srv/.cache/areas/mf-maps/2.0.0-def/node/entry.cjs:1:1)
    at /srv/shell/dist/node/serve.cjs:9:9`;

test('blames the innermost file of an area in a stack', () => {
  expect(findCulprit(cache, listStackFiles({ stack }))).toEqual({ area: 'mf-clans', version: '1.0.0-abc' });
  expect(findCulprit(cache, ['file:///srv/.cache/areas/mf-maps/2.0.0-def/node/entry.cjs'])).toEqual({
    area: 'mf-maps',
    version: '2.0.0-def',
  });
});

test.each([null, undefined, 'boom'])('finds no file in the thrown value %p', (error) => {
  expect(listStackFiles(error)).toEqual([]);
});

test.each([
  ['/srv/shell/dist/node/serve.cjs'],
  ['/srv/.cache/areas/package.json'],
  ['/srv/.cache/areas-2/mf-clans/1.0.0-abc/node/page.cjs'],
  ['node:internal/timers'],
  [''],
])('blames no area for %s', (file) => {
  expect(findCulprit(cache, [file])).toBeUndefined();
});

/** @jest-environment node */
import { aShellWith } from '../../testing/a-shell.ts';

const chunk = (name: string) => ({ js: [`web/${name}.js`], css: [`web/${name}.css`] });

/** The build of an area with the page `clans`, with texts in English and Korean. */
const anArea = {
  routes: ['clans'],
  files: {
    'node/entry.js': `module.exports = { area: { routes: async () => [
      { path: 'clans', handle: { chunk: 'clans' }, Component: () => 'The clans' }] } };\n`,
  },
  web: {
    entry: 'web/entry.js',
    global: 'mf_clans',
    chunks: {
      area: chunk('area'),
      clans: chunk('clans'),
      members: chunk('members'),
      'texts-en-po': { js: ['web/en.js'], css: [] },
      'texts-ko-po': { js: ['web/ko.js'], css: [] },
    },
  },
};

async function listFiles(language: string) {
  const shell = await aShellWith(anArea, { check: async () => {} });
  const html = await (await shell.get('/pubg/clans', { headers: { 'accept-language': language } })).text();
  const found = html.matchAll(/"\/areas\/mf-clans\/[^"/]+\/web\/([\w-]+\.(?:js|css))"/g);
  return [...new Set([...found].map(([, file]) => file))].toSorted();
}

test.each([
  ['en', ['en.js']],
  ['ko', ['ko.js']],
  // The area has no Japanese.
  ['ja', ['en.js']],
])('a page names its files and its texts in the language %s', async (language, texts) => {
  const page = ['area.css', 'area.js', 'clans.css', 'clans.js', 'entry.js'];
  expect(await listFiles(language)).toEqual([...page, ...texts].toSorted());
});

/** @jest-environment node */
import { aShell } from '../../testing/a-shell.ts';

const chunk = (name: string) => ({ js: [`web/${name}.js`], css: [`web/${name}.css`] });

/** The build of an area with the page `clans`, which has texts of its own in English and Korean. */
const anArea = {
  files: {
    'node/entry.js': `module.exports = { area: { routes: async () => [
      { path: 'clans', handle: { chunk: 'clans', laterChunks: ['members'] }, Component: () => 'The clans' }] } };\n`,
  },
  web: {
    entry: 'web/entry.js',
    global: 'mf_clans',
    chunks: {
      ...{ area: chunk('area'), clans: chunk('clans'), members: chunk('members'), bases: chunk('bases') },
      ...{ 'texts-en-po': { js: ['web/en.js'], css: [] }, 'texts-ko-po': { js: ['web/ko.js'], css: [] } },
      'clans-texts-en-po': { js: ['web/clans-en.js'], css: [] },
      'clans-texts-ko-po': { js: ['web/clans-ko.js'], css: [] },
      'bases-texts-ko-po': { js: ['web/bases-ko.js'], css: [] },
    },
  },
};

async function listFiles(language: string) {
  const shell = await aShell({ check: async () => {} });
  await shell.publish(anArea);
  await shell.areas.refresh();
  const html = await (await shell.get('/pubg/clans', { headers: { 'accept-language': language } })).text();
  const found = html.matchAll(/"\/areas\/mf-clans\/[^"/]+\/web\/([\w-]+\.(?:js|css))"/g);
  return [...new Set([...found].map(([, file]) => file))].toSorted();
}

const always = ['area.css', 'area.js', 'clans.css', 'clans.js', 'entry.js', 'members.css'];

test.each([
  ['en', ['clans-en.js', 'en.js']],
  ['ko', ['clans-ko.js', 'ko.js']],
  ['ja', []],
])(
  'a page names its scripts and texts in the language %s, and only the styles of what it loads later',
  async (language, texts) => {
    expect(await listFiles(language)).toEqual([...always, ...texts].toSorted());
  },
);

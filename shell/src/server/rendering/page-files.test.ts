/** @jest-environment node */
import { aShell } from '../../testing/a-shell.ts';

const chunk = (name: string) => ({ js: [`web/${name}.js`], css: [`web/${name}.css`] });

/** The build of an area with the page `clans`, with texts in English and Korean, and pages of clans. */
const anArea = {
  routes: ['clans', 'clans/:name'],
  files: {
    'node/entry.js': `module.exports = { area: { routes: async () => [
      { path: 'clans', handle: { chunk: 'clans', laterChunks: ['members'] }, Component: () => 'The clans' },
      { path: 'clans/:name',
        handle: { chunk: 'clans', laterChunks: ['members', 'bases'], chooseLater: ({ shown }) => [shown] },
        loader: ({ params: { name } }) => {
          if (name === 'lost') throw new Error('This clan is lost.');
          return { shown: name };
        },
        Component: () => 'A clan', ErrorBoundary: () => 'No clan' }] } };\n`,
  },
  web: {
    entry: 'web/entry.js',
    global: 'mf_clans',
    chunks: {
      ...{ area: chunk('area'), clans: chunk('clans'), members: chunk('members'), bases: chunk('bases') },
      ...{ 'texts-en-po': { js: ['web/en.js'], css: [] }, 'texts-ko-po': { js: ['web/ko.js'], css: [] } },
    },
  },
};

async function listFiles(language: string, page = 'clans') {
  const shell = await aShell({ check: async () => {} });
  await shell.publish(anArea);
  await shell.areas.refresh();
  const html = await (await shell.get(`/pubg/${page}`, { headers: { 'accept-language': language } })).text();
  const found = html.matchAll(/"\/areas\/mf-clans\/[^"/]+\/web\/([\w-]+\.(?:js|css))"/g);
  return [...new Set([...found].map(([, file]) => file))].toSorted();
}

const always = ['area.css', 'area.js', 'clans.css', 'clans.js', 'entry.js', 'members.css'];

test.each([
  ['en', ['en.js']],
  ['ko', ['ko.js']],
  ['ja', []],
])(
  'a page names its scripts and texts in the language %s, and only the styles of what it loads later',
  async (language, texts) => {
    expect(await listFiles(language)).toEqual([...always, ...texts].toSorted());
  },
);

test.each([
  ['members', ['members.css']],
  ['bases', ['bases.css']],
  // Without the data of its loader a page does not know.
  ['lost', ['bases.css', 'members.css']],
])('a page whose data choose %s has the styles %j of what it loads later', async (name, styles) => {
  const files = await listFiles('ja', `clans/${name}`);
  expect(files.filter((file) => ['bases.css', 'members.css'].includes(file ?? ''))).toEqual(styles);
});

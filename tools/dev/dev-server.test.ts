import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@hotdrop/shared-ui/dev/problem';
import { transform } from '@swc/core';
import { freePort } from '../start/ports.ts';
import { aFolder } from '../test/scripts.ts';
import { type DevServer, startDevServer } from './dev-server.ts';
import { readBuildProblem } from './problems.ts';
import { developAlone } from './watch-build.ts';

const source = `interface Props {
  readonly towns: { readonly name: string }[] | null;
}
export function TownList({ towns }: Props) {
  return (
    <ol>{towns!.map((town) => (
      <li key={town.name} />
    ))}</ol>
  );
}
`;

let server: DevServer | undefined;
afterEach(() => server?.stop());

/** A dev server with a build of one component. */
async function serve() {
  const dir = aFolder({ 'src/town-list.tsx': source });
  const file = path.join(dir, 'src', 'town-list.tsx');
  const { code, map } = await transform(source, {
    filename: file,
    sourceMaps: true,
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
  });
  const webDir = path.join(dir, 'dist');
  mkdirSync(webDir);
  writeFileSync(
    path.join(webDir, 'dev.js.map'),
    JSON.stringify({ ...JSON.parse(map ?? ''), sources: [file] }),
  );
  const row = code.split('\n').findIndex((line) => line.includes('towns.map')) + 1;
  const column = (code.split('\n')[row - 1] ?? '').indexOf('map(') + 1;
  const opened: string[] = [];
  const port = await freePort();
  server = await startDevServer({ port, answer() {}, dir, webDir, openEditor: (at) => opened.push(at) });
  const post = (name: string, body: string, site = 'same-origin') =>
    fetch(`http://127.0.0.1:${port}/changes/${name}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': site },
      body,
    });
  return {
    dir,
    port,
    post,
    opened,
    frame: `    at TownList (http://127.0.0.1:${port}/dev.js:${row}:${column})`,
  };
}

test('finds an error of a page in the sources, without the frames of React', async () => {
  const { port, post, frame } = await serve();
  const react = `    at renderWithHooks (http://127.0.0.1:${port}/react.js:9:1)`;
  const stack = ['TypeError: towns is null', frame, react, react].join('\n');
  const answer = await post(
    'locate',
    JSON.stringify({ message: 'towns is null', stack, componentStack: '' }),
  );
  const { place, lines, frames, hiddenFrames } = (await answer.json()) as Problem;
  expect(place).toEqual({ file: 'src/town-list.tsx', line: 6, column: expect.any(Number) });
  expect(lines.map(({ number }) => number)).toEqual([4, 5, 6, 7, 8]);
  expect(lines[2]?.text).toContain('towns!.map');
  expect(frames).toEqual([{ name: 'TownList', place }]);
  expect(hiddenFrames).toBe(2);
});

test('opens sources of the area in the editor, and no other file', async () => {
  const { dir, post, opened } = await serve();
  expect((await post('open', 'src/town-list.tsx:6:5')).status).toBe(204);
  expect(opened).toEqual([`${dir}/src/town-list.tsx:6:5`]);
  for (const place of ['../secret.ts:1:1', '/etc/passwd:1:1', 'src/none.ts:1:1', 'src/town-list.tsx']) {
    expect((await post('open', place)).status).toBe(404);
  }
  expect(opened).toHaveLength(1);
});

test('refuses to open or read anything for pages of other sites', async () => {
  const { post, opened } = await serve();
  for (const name of ['open', 'locate']) {
    expect((await post(name, 'src/town-list.tsx:6:5', 'cross-site')).status).toBe(403);
  }
  expect(opened).toEqual([]);
});

test('has axe for the page for developers', async () => {
  const { port } = await serve();
  const answer = await fetch(`http://127.0.0.1:${port}/changes/axe.js`);
  expect(answer.headers.get('content-type')).toBe('text/javascript');
  expect((await answer.text()).slice(0, 30)).toContain('axe v');
});

test('tells pages of a build that failed, also those that open later', async () => {
  const { port } = await serve();
  const problem: Problem = { message: 'Unexpected token', lines: [], frames: [], hiddenFrames: 0 };
  server?.failed([problem]);
  const { body } = await fetch(`http://127.0.0.1:${port}/changes`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain(JSON.stringify([problem]));
  server?.changed('abc');
  expect((await reader?.read())?.value).toMatch(/^event: state\ndata: \{"problems":\[\].*\n\ndata: abc\n\n$/);
  await reader?.cancel();
});

test('reads message, line, and column of a syntax error', async () => {
  const dir = aFolder({ 'src/a.tsx': 'export function A() {\n  return <div>{a</div>;\n}\n' });
  const file = path.join(dir, 'src', 'a.tsx');
  const message = `Module build failed (from ../swc-loader/src/index.js):\nError:   x Unterminated regexp literal\n   ,-[${file}:2:1]\n 1 | export function A() {\n 2 |   return <div>{a</div>;\n   :                  ^^^^^^\n 3 | }\n   \`----\n\n\nCaused by:\n    Syntax Error`;
  expect(await readBuildProblem({ message }, dir)).toEqual({
    message: 'Unterminated regexp literal',
    place: { file: 'src/a.tsx', line: 2, column: 18 },
    lines: [
      { number: 1, text: 'export function A() {' },
      { number: 2, text: '  return <div>{a</div>;' },
      { number: 3, text: '}' },
      { number: 4, text: '' },
    ],
    frames: [],
    hiddenFrames: 0,
  });
});

test('names the file that imports a missing one', async () => {
  const dir = aFolder({ 'src/a.tsx': "import './missing.ts';\n" });
  const problem = await readBuildProblem(
    {
      message: "Module not found: Error: Can't resolve './missing.ts' in '/src'\nresolve './missing.ts'",
      module: { resource: path.join(dir, 'src', 'a.tsx') },
      loc: { start: { line: 1, column: 0 }, end: { line: 1, column: 22 } },
    },
    dir,
  );
  expect(problem).toMatchObject({
    message: "Module not found: Error: Can't resolve './missing.ts' in '/src'",
    place: { file: 'src/a.tsx', line: 1, column: 1 },
  });
});

test('says that an area without src/dev.tsx cannot be shown alone', async () => {
  const root = aFolder({ 'mf-clans/src/area.tsx': '' });
  await expect(developAlone({ root, area: 'mf-clans', port: 0, say() {} })).rejects.toThrow(
    'mf-clans has no src/dev.tsx',
  );
});

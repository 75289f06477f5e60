import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { RouterImportsPlugin } from './router-imports-plugin.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hotdrop-router-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function errorsOf(code: string): Promise<string[]> {
  const entry = path.join(folder, 'entry.js');
  await writeFile(entry, code);
  const compiler = webpack({
    mode: 'development',
    entry,
    output: { path: folder },
    externals: { 'react-router-dom': 'router' },
    plugins: [new RouterImportsPlugin()],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return (stats?.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message);
}

test('accepts the names that the shared router exports', async () => {
  expect(await errorsOf(`import { Link, useParams } from 'react-router-dom'; [Link, useParams];`)).toEqual(
    [],
  );
});

test.each([
  [
    'import',
    `import { useBlocker } from 'react-router-dom'; useBlocker();`,
    'has no shared export useBlocker',
  ],
  ['re-export', `export { useBlocker } from 'react-router-dom';`, 'has no shared export useBlocker'],
  ['namespace', `import * as router from 'react-router-dom'; router.useBlocker();`, 'one by one'],
])('fails a build with the %s of another name', async (_, code, message) => {
  expect(await errorsOf(code)).toEqual([expect.stringContaining(message)]);
});

import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { locales } from '@hotdrop/shared-domain/locale';
import { type Options, transform } from '@swc/core';
import { catalogModule } from '../lingui/compile-po.ts';

/**
 * `node tools/packages/main.ts shared-ui …` compiles packages for consumers without our build: TypeScript, JSX, and
 * lingui's macros become ES modules, and catalogs become modules with compiled messages. Stylesheets and pictures stay as
 * they are. `pnpm pack` and `pnpm publish` run it.
 */
const root = path.resolve(import.meta.dirname, '../..');
const declarations = path.join(root, '.cache', 'declarations');
const require = createRequire(import.meta.url);
const compiled = path.join('dist', 'esm');

/** The area kit is the published form of `tools`. */
const sourceOf = (name: string) => (name === 'area-kit' ? 'tools' : path.join(name, 'src'));

async function compilePackage(name: string): Promise<void> {
  const source = path.join(root, sourceOf(name));
  const target = path.join(root, name, compiled);
  await rm(target, { recursive: true, force: true });
  const files = listFiles(source).filter(
    (file) => !/\.(test|slow)\.tsx?$|(package|tsconfig)\.json$|\.md$/.test(file),
  );
  for (const file of files) await compileFile(path.join(source, file), path.join(target, file));
  const types = path.join(declarations, sourceOf(name));
  const isPublic = (file: string) => !/\.[cm]?[jt]sx?$/.test(file) || file.endsWith('.d.ts');
  if (existsSync(types)) await cp(types, target, { recursive: true, filter: isPublic });
  const catalogs = path.join(root, name, 'catalogs');
  for (const file of existsSync(catalogs) ? listFiles(catalogs) : []) {
    const code = catalogModule(await readFile(path.join(catalogs, file), 'utf8'), file, 'esm');
    await write(path.join(target, 'catalogs', file.replace(/\.po$/, '.js')), `${code}\n`);
  }
}

async function compileFile(source: string, target: string): Promise<void> {
  const isTypeScript = /(?<!\.d)\.tsx?$/.test(source);
  if (!isTypeScript && !/\.[cm]js$/.test(source)) {
    await mkdir(path.dirname(target), { recursive: true });
    return cp(source, target);
  }
  const code = await readFile(source, 'utf8');
  const script = isTypeScript ? (await transform(code, options(source))).code : code;
  await write(target.replace(/\.tsx?$/, '.js'), toCompiledNames(script, source));
}

const options = (filename: string): Options => ({
  filename,
  jsc: {
    parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
    // The catalogs have the texts, English too.
    experimental: { plugins: [[require.resolve('@lingui/swc-plugin'), { descriptorFields: 'id-only' }]] },
  },
  module: { type: 'es6' },
});

const sourceName = /(["'])(\.\.?\/[^"']*)\.tsx?\1/g;

const catalogImport = /import\(\/\*[^*]*\*\/\s*`\.\.\/((?:\.\.\/)*)catalogs\/\$\{(\w+)\}\.po(?:\?later)?`\)/g;

/** Imports each catalog by its full name, since compiled catalogs have another ending than those of an area. */
const importEach = (above: string, locale: string) =>
  `({ ${locales
    .map(
      (name) =>
        `'${name}': () => import(/* webpackChunkName: "texts-${name}-po" */ '${above || './'}catalogs/${name}.js')`,
    )
    .join(', ')} })[${locale}]()`;

/** Points names of sources to their compiled files. Catalogs, which are beside `src`, move into the folder. */
const toCompiledNames = (code: string, source: string): string =>
  code
    .replaceAll(sourceName, (name, quote, file) =>
      existsSync(path.join(path.dirname(source), name.slice(1, -1))) ? `${quote}${file}.js${quote}` : name,
    )
    .replaceAll(catalogImport, (_, above, locale) => importEach(above, locale));

const listFiles = (folder: string) =>
  globSync('**/*.*', { cwd: folder, exclude: (name) => name === 'node_modules' });

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

await rm(declarations, { recursive: true, force: true });
execFileSync('tsc', ['--project', import.meta.dirname], { stdio: 'inherit' });
for (const name of process.argv.slice(2)) await compilePackage(name);

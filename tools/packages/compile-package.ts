import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { listFiles } from '@hotdrop/shared-host/store';
import { transform } from '@swc/core';
import { transform as transformCss } from 'lightningcss';
import { catalogModule } from '../lingui/compile-po.ts';
import { bundleStyles, importsPackages } from './bundle-styles.ts';
import { compiledFolder } from './published-manifest.mjs';

const require = createRequire(import.meta.url);

/** Sources of a package, and where their declarations are. */
interface Sources {
  readonly folder: string;
  readonly files: readonly string[];
  readonly declarations: string;
}

/**
 * Compiles a package's sources for consumers without our build: TypeScript, JSX, and lingui's macros become ES modules,
 * and catalogs become modules with compiled messages. Stylesheets and pictures stay as they are.
 */
export async function compilePackage(dir: string, { folder, files, declarations }: Sources): Promise<string> {
  const target = path.join(dir, compiledFolder);
  await rm(target, { recursive: true, force: true });
  await Promise.all(files.map((file) => compileFile(folder, target, file)));
  await compileCatalogs(path.join(dir, 'catalogs'), path.join(target, 'catalogs'));
  await compileDeclarations({ folder, files, declarations }, target);
  return target;
}

const isScript = /\.tsx?$/;

async function compileFile(from: string, to: string, file: string): Promise<void> {
  const source = path.join(from, file);
  if (isScript.test(file) && !file.endsWith('.d.ts')) {
    await write(path.join(to, file.replace(isScript, '.js')), await compileScript(source));
    return;
  }
  const target = path.join(to, file);
  if (/\.[cm]js$/.test(file)) {
    await write(target, toCompiledNames(await readFile(source, 'utf8'), source));
    return;
  }
  if (file.endsWith('.css') && importsPackages(await readFile(source, 'utf8'))) {
    await bundleStyles(source, target);
    return;
  }
  await mkdir(path.dirname(target), { recursive: true });
  await cp(source, target);
  if (file.endsWith('.module.css')) await write(`${target}.d.ts`, await declareClassNames(source));
}

async function compileScript(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), {
    filename: file,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
      // The catalogs have the texts, English too.
      experimental: {
        plugins: [[require.resolve('@lingui/swc-plugin'), { descriptorFields: 'id-only' }]],
      },
    },
    module: { type: 'es6' },
  });
  return toCompiledNames(code, file);
}

const sourceName = /(["'])(\.\.?\/[^"']*)(\.tsx?)\1/g;
const catalogImport = /(["'])\.\.\/([^"']*catalogs\/[\w-]+)\.po\1/g;

/** Points names of sources to their compiled files. Catalogs, which lie beside `src`, move into the folder. */
const toCompiledNames = (code: string, source: string): string =>
  code
    .replaceAll(sourceName, (name, quote, file, ending) =>
      existsSync(path.join(path.dirname(source), file + ending)) ? `${quote}${file}.js${quote}` : name,
    )
    .replaceAll(catalogImport, '$1$2.js$1');

/** Declares the class names of a stylesheet, so that a wrong name is a type error. */
async function declareClassNames(file: string): Promise<string> {
  const { exports } = transformCss({ filename: file, code: await readFile(file), cssModules: true });
  const names = Object.keys(exports ?? {}).sort();
  return `declare const classNames: { ${names.map((name) => `readonly '${name}': string;`).join(' ')} };\nexport default classNames;\n`;
}

async function compileCatalogs(from: string, to: string): Promise<void> {
  for (const file of await listFiles(from)) {
    const source = path.join(from, file);
    const code = catalogModule(await readFile(source, 'utf8'), source, 'esm');
    await write(path.join(to, file.replace(/\.po$/, '.js')), `${code}\n`);
  }
}

async function compileDeclarations({ folder, files, declarations }: Sources, to: string): Promise<void> {
  for (const file of files) {
    const name = file.replace(isScript, '.d.ts');
    const declaration = path.join(declarations, name);
    if (!existsSync(declaration)) continue;
    const text = await readFile(declaration, 'utf8');
    await write(path.join(to, name), toCompiledNames(text, path.join(folder, file)));
  }
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

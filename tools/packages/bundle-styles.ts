import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bundleAsync } from 'lightningcss';

/** Whether a stylesheet imports styles of other packages. */
export const importsPackages = (css: string) => /@import "@/.test(css);

/**
 * Writes a stylesheet with all that it imports, so that a page without a bundler can use it. Files that it names, such
 * as fonts, are copied into a folder beside it.
 */
export async function bundleStyles(source: string, target: string): Promise<void> {
  const { code, dependencies = [] } = await bundleAsync({
    filename: source,
    analyzeDependencies: { preserveImports: false },
    resolver: {
      resolve: (specifier, from) =>
        specifier.startsWith('.')
          ? path.resolve(path.dirname(from), specifier)
          : createRequire(from).resolve(specifier),
    },
  });
  let css = String(code);
  for (const dependency of dependencies) {
    if (dependency.type !== 'url') continue;
    const file = path.resolve(path.dirname(dependency.loc.filePath), dependency.url);
    const copy = `./files/${path.basename(file)}`;
    await mkdir(path.join(path.dirname(target), 'files'), { recursive: true });
    await cp(file, path.join(path.dirname(target), copy));
    css = css.replaceAll(dependency.placeholder, copy);
  }
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, css);
}

import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import * as router from './router.ts';

/** Code that reads a file's hash from the page. A page without a pinned release set has none. */
const ask = (tag: string, url: string) =>
  webpack.Template.asString([
    `${tag}.crossOrigin = 'anonymous';`,
    `var expectedHash = globalThis.hotdropIntegrity && globalThis.hotdropIntegrity(${url});`,
    `if (expectedHash) ${tag}.integrity = expectedHash;`,
  ]);

/**
 * Adds the hash of the pinned release set to every script and stylesheet that webpack's runtime fetches.
 *
 * The hashes come from the page, not from the build: webpack-subresource-integrity refuses federated builds, whose
 * chunks of consumed modules have no file to hash, and it leaves stylesheets out.
 */
export class IntegrityPlugin {
  apply(compiler: webpack.Compiler): void {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (code) => webpack.Template.asString([code, ask('script', 'url')]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (code, names) => webpack.Template.asString([code, ask(names.tag, names.href)]),
      );
    });
  }
}

/** Name of the list of chunks, with a placeholder until their content is known. */
export const chunkGlobal = (area: string) => `chunks_of_${area.replaceAll('-', '_')}_`;
const unknown = '0123456789';

/**
 * Names the global list of a build's chunks after their content, so that two versions of an area on one page never get
 * each other's chunks.
 */
export class OwnChunksPlugin {
  apply(compiler: webpack.Compiler): void {
    const { output } = compiler.options;
    output.chunkLoadingGlobal += unknown;
    const placeholder = String(output.chunkLoadingGlobal);
    compiler.hooks.thisCompilation.tap('OwnChunksPlugin', (compilation) => {
      // After minification, and before files get their content hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'OwnChunksPlugin', stage }, () => {
        const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'));
        const own = placeholder.replace(unknown, digest(scripts));
        for (const { name: file, source } of scripts) {
          const text = String(source.source()).replaceAll(placeholder, own);
          compilation.updateAsset(file, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}

/** The file names are provisional here and differ between machines, so they are not hashed. */
function digest(scripts: readonly webpack.Asset[]): string {
  const names = scripts.flatMap(({ info }) => info.contenthash ?? []);
  const texts = scripts.map(({ source }) =>
    names.reduce((text, provisional) => text.replaceAll(provisional, ''), String(source.source())),
  );
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex').slice(0, unknown.length);
}

/** Fails a build that imports a name from the router that `router.ts` does not share: it would be undefined on a page. */
export class RouterImportsPlugin {
  apply(compiler: webpack.Compiler): void {
    const check = (parser: webpack.javascript.JavascriptParser) => {
      const checkName = (source: unknown, name: string | null) => {
        if (source !== 'react-router-dom' || (name !== null && name in router)) return;
        const problem = `The site shares no ${name ?? 'namespace'} of react-router-dom (tools/build/router.ts lists what it shares).`;
        parser.state.module.addError(new webpack.WebpackError(problem));
      };
      const tap = { name: 'RouterImportsPlugin' };
      parser.hooks.importSpecifier.tap(tap, (_, source, name) => checkName(source, name));
      parser.hooks.exportImportSpecifier.tap(tap, (_, source, name) => checkName(source, name));
    };
    compiler.hooks.compilation.tap('RouterImportsPlugin', (_, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap('RouterImportsPlugin', check);
      }
    });
  }
}

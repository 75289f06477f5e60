import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const name = 'IntegrityPlugin';

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
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (code) => webpack.Template.asString([code, ask('script', 'url')]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(name, (code, names) =>
        webpack.Template.asString([code, ask(names.tag, names.href)]),
      );
    });
  }
}

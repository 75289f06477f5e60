import webpack from 'webpack';

const name = 'ReplaceModulePlugin';

interface Replacement {
  /** Finds requests of the module to replace. */
  readonly request: RegExp;
  /** Restricts the replacement to requests of files in matching folders. */
  readonly within?: RegExp;
  /** The file to use instead. */
  readonly file: string;
}

/** Replaces a module of a package with a file of ours, and fails the build if the build has no such module. */
export class ReplaceModulePlugin {
  readonly #replacement: Replacement;
  constructor(replacement: Replacement) {
    this.#replacement = replacement;
  }

  apply(compiler: webpack.Compiler): void {
    const { request, within, file } = this.#replacement;
    new webpack.NormalModuleReplacementPlugin(request, (resource: { context: string; request: string }) => {
      if (!within || within.test(resource.context)) resource.request = file;
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        const isUsed = [...modules].some((module) => module.nameForCondition() === file);
        if (!isUsed) compilation.errors.push(new webpack.WebpackError(message(this.#replacement)));
      });
    });
  }
}

const message = ({ request, within, file }: Replacement) =>
  `${file} replaced nothing: this build requests no module ${request}${within ? ` from ${within}` : ''}. ` +
  'A new version of the package has moved the module. Find it, and correct tools/build/federation/trim-federation-runtime.ts.';

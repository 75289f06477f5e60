import webpack from 'webpack';

const name = 'ReplaceModulePlugin';

interface Replacement {
  /** Finds requests of the module to replace. */
  readonly request: RegExp;
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
    const { request, file } = this.#replacement;
    new webpack.NormalModuleReplacementPlugin(request, (resource: { request: string }) => {
      resource.request = file;
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        const isUsed = [...modules].some((module) => module.nameForCondition() === file);
        if (!isUsed) compilation.errors.push(new webpack.WebpackError(message(this.#replacement)));
      });
    });
  }
}

const message = ({ request, file }: Replacement) =>
  `${file} replaced nothing: this build requests no module ${request}. ` +
  'A new version of the package has moved the module. Find it, and correct tools/build/federation/trim-federation-runtime.ts.';

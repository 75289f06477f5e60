import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { exportedNames } from './exported-names.ts';

const name = 'RouterImportsPlugin';
const router = 'react-router-dom';

/** Fails the build when code imports a name from the shared router that shared-router-exports.ts does not export. */
export class RouterImportsPlugin {
  apply(compiler: webpack.Compiler): void {
    const shared = new Set(
      exportedNames(fileURLToPath(new URL('./shared-router-exports.ts', import.meta.url))),
    );
    compiler.hooks.compilation.tap(name, (_, { normalModuleFactory }) => {
      const check = (parser: webpack.javascript.JavascriptParser) => {
        const checkImport = (source: unknown, imported: string | null) => {
          if (source !== router || (imported !== null && shared.has(imported))) return;
          parser.state.module.addError(new webpack.WebpackError(message(imported)));
        };
        parser.hooks.importSpecifier.tap(name, (_, source, imported) => checkImport(source, imported));
        parser.hooks.exportImportSpecifier.tap(name, (_, source, imported) => checkImport(source, imported));
      };
      normalModuleFactory.hooks.parser.for('javascript/auto').tap(name, check);
      normalModuleFactory.hooks.parser.for('javascript/esm').tap(name, check);
    });
  }
}

const message = (imported: string | null) =>
  imported === null
    ? `Import names from ${router} one by one: sites share only the names in tools/build/router/shared-router-exports.ts.`
    : `${router} has no shared export ${imported}: it would be undefined on a page. Add it to ` +
      'tools/build/router/shared-router-exports.ts (docs/contract.md says how the contract changes), or import another name.';

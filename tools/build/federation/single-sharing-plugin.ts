import type webpack from 'webpack';

const name = 'SingleSharingPlugin';

/**
 * Leaves out webpack's own code for shared modules, which federation replaces at run time. Otherwise the output has both,
 * each with a table of all shared modules.
 */
export class SingleSharingPlugin {
  apply(compiler: webpack.Compiler): void {
    const { shareScopeMap } = compiler.webpack.RuntimeGlobals;
    // A late stage: webpack has registered its own handler, and `before` can precede it.
    compiler.hooks.compilation.tap({ name, stage: 100 }, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(shareScopeMap)
        .tap({ name, before: 'RuntimePlugin' }, () => true);
    });
  }
}

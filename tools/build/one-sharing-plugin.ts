import type webpack from 'webpack';

const name = 'OneSharingPlugin';

/**
 * Federation replaces webpack's own code for shared modules as soon as it has run: without this, both are in the
 * output, each with a table of all that is shared.
 */
export class OneSharingPlugin {
  apply(compiler: webpack.Compiler): void {
    const { shareScopeMap } = compiler.webpack.RuntimeGlobals;
    // Late, so that webpack has its own say already, and can be forestalled.
    compiler.hooks.compilation.tap({ name, stage: 100 }, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(shareScopeMap)
        .tap({ name, before: 'RuntimePlugin' }, () => true);
    });
  }
}

import path from 'node:path';
import { ReplaceModulePlugin } from './replace-module-plugin.ts';
import { SingleSharingPlugin } from './single-sharing-plugin.ts';

const ours = (file: string) => path.join(import.meta.dirname, file);

/** Replaces federation's bundler runtime, which generated code imports by its full path. */
const bundlerRuntime = (file: string) =>
  new ReplaceModulePlugin({
    request: /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    file: ours(file),
  });

const emptyErrorText = () =>
  new ReplaceModulePlugin({
    request: /^\.\/desc\.mjs$/,
    within: /error-codes[\\/]dist/,
    file: ours('./empty-error-text.ts'),
  });

const semverSatisfies = () =>
  new ReplaceModulePlugin({
    request: /semver\/index\.js$/,
    within: /runtime-core[\\/]dist/,
    file: ours('./semver-satisfies.ts'),
  });

export const trimHostRuntime = () => [
  bundlerRuntime('./host-runtime.ts'),
  semverSatisfies(),
  emptyErrorText(),
  new SingleSharingPlugin(),
];

export const trimAreaRuntime = () => [bundlerRuntime('./area-runtime.ts'), new SingleSharingPlugin()];

import path from 'node:path';
import webpack from 'webpack';
import { SingleSharingPlugin } from './single-sharing-plugin.ts';

/** Replaces a file of a package's own `dist` with one of ours. */
const replaceModule = (file: string, within: RegExp, request: RegExp) =>
  new webpack.NormalModuleReplacementPlugin(request, (resource: { context: string; request: string }) => {
    if (within.test(resource.context)) resource.request = path.join(import.meta.dirname, file);
  });

/** Replaces federation's bundler runtime, which generated code imports by its full path. */
const bundlerRuntime = (file: string) =>
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    path.join(import.meta.dirname, file),
  );

const emptyErrorText = () => replaceModule('empty-error-text.ts', /error-codes[\\/]dist/, /^\.\/desc\.mjs$/);

const semverSatisfies = () =>
  replaceModule('semver-satisfies.ts', /runtime-core[\\/]dist/, /semver\/index\.js$/);

export const trimHostRuntime = () => [
  bundlerRuntime('host-runtime.ts'),
  semverSatisfies(),
  emptyErrorText(),
  new SingleSharingPlugin(),
];

export const trimAreaRuntime = () => [bundlerRuntime('area-runtime.ts'), new SingleSharingPlugin()];

import path from 'node:path';
import webpack from 'webpack';
import { OneSharingPlugin } from './one-sharing-plugin.ts';

/** A file of a package's own `dist` gives way to one of ours. */
const standIn = (file: string, within: RegExp, request: RegExp) =>
  new webpack.NormalModuleReplacementPlugin(request, (resource: { context: string; request: string }) => {
    if (within.test(resource.context)) resource.request = path.join(import.meta.dirname, file);
  });

/** Federation's bundler runtime, which generated code names by its whole path. */
const bundlerRuntime = (file: string) =>
  new webpack.NormalModuleReplacementPlugin(
    /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/,
    path.join(import.meta.dirname, file),
  );

const withoutErrorWords = () => standIn('no-federation-words.ts', /error-codes[\\/]dist/, /^\.\/desc\.mjs$/);

const plainSatisfy = () => standIn('satisfy.ts', /runtime-core[\\/]dist/, /semver\/index\.js$/);

export const leanHost = () => [
  bundlerRuntime('host-runtime.ts'),
  plainSatisfy(),
  withoutErrorWords(),
  new OneSharingPlugin(),
];

export const leanArea = () => [bundlerRuntime('area-runtime.ts'), new OneSharingPlugin()];

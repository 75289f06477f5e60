import path from 'node:path';
import webpack from 'webpack';

/** A file of a package's own `dist` gives way to one of ours. */
const standIn = (file: string, within: RegExp, request: RegExp) =>
  new webpack.NormalModuleReplacementPlugin(request, (resource: { context: string; request: string }) => {
    if (within.test(resource.context)) resource.request = path.join(import.meta.dirname, file);
  });

export const withoutRemoteLoading = () =>
  standIn('no-remote-loading.ts', /runtime-core[\\/]dist/, /^\.\.?\/(utils\/)?(load|preload)\.js$/);

export const withoutErrorWords = () =>
  standIn('no-federation-words.ts', /error-codes[\\/]dist/, /^\.\/desc\.mjs$/);

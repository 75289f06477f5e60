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

export const trimHostRuntime = () => [bundlerRuntime('./host-runtime.ts'), new SingleSharingPlugin()];

export const trimAreaRuntime = () => [bundlerRuntime('./area-runtime.ts'), new SingleSharingPlugin()];

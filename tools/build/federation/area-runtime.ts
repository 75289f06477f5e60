import { consumes, init, offer, type Require } from './sharing.ts';

interface Entering {
  readonly webpackRequire: Require & { I(scope: string): Promise<boolean> };
  /** Modules that the host and other areas share. */
  readonly shareScope: Require['S'][string];
}

/** The container's `init`. All of ours share in the scope called default. */
function initContainerEntry({ webpackRequire, shareScope }: Entering): Promise<boolean> {
  webpackRequire.federation.instance.initShareScopeMap('default', shareScope);
  return webpackRequire.I('default');
}

/** Federation in an area's build for browsers: its host provides the rest (see federation/runtime-exports.ts). */
export default { bundlerRuntime: { init, I: offer, consumes, initContainerEntry } };

/**
 * Exports of federation's runtime that the host provides to the containers of areas. Everything that a published
 * version uses must be here. Areas fetch no remotes, read no manifests, and keep no snapshots, so a first visit is
 * 9 KB lighter.
 */
export {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from './share-runtime.ts';

/** Containers read these names when they start, but call none of them. */
export const helpers = { global: {}, share: {}, utils: {} };

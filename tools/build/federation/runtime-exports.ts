/**
 * Exports of federation's runtime that the host provides to the containers of areas. Everything that a published
 * version uses must be here; what would fetch remotes, read manifests or keep snapshots is not: no area
 * does, and a first visit is 5 KB lighter.
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
} from '@module-federation/runtime-core';

/** Containers read the names when they start, and call nothing of it. */
export const helpers = { global: {}, share: {}, utils: {} };

export { type AreaHost, createAreaHost } from './area-host.ts';
export { activateVersion } from './area-watch.ts';
export { type FoundCall, findDeclared } from './find-call.ts';
export { addOutcome, findDropDelay } from './health.ts';
export { createLocalCopies } from './local-copies.ts';
export type {
  AreaEvent,
  AreaHostOptions,
  AreaModules,
  HostState,
  LoadedVersion,
  LocalVersion,
  Log,
  PinnedArea,
  ReadyArea,
  ReleaseSet,
} from './types.ts';

export { activateVersion } from './activate-version.ts';
export { createAreaHost } from './area-host.ts';
export { createLocalCopies } from './local-copies.ts';
export type {
  AreaEvent,
  AreaHost,
  AreaHostOptions,
  AreaModules,
  HostState,
  LoadedVersion,
  LocalVersion,
  Log,
  PinnedArea,
  ReadyArea,
  ReleaseSet,
  RetryDelay,
  UnhealthyThreshold,
} from './types.ts';

export { activateVersion } from './activate-version.ts';
export { createAreaHost } from './area-host.ts';
export type {
  AreaEvent,
  AreaHost,
  AreaHostOptions,
  HostState,
  LoadedVersion,
  LocalVersion,
  Log,
  PinnedArea,
  ReadyArea,
  ReleaseSet,
} from './types.ts';

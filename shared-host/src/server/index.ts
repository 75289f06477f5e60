export { createAreaHost } from './area-host.ts';
export type {
  AreaHost,
  AreaHostOptions,
  AreaState,
  FailedArea,
  HostState,
  LoadedVersion,
  LocalVersion,
  Log,
  PinnedArea,
  ReadyArea,
  ReleaseSet,
} from './types.ts';

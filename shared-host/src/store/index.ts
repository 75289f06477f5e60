export {
  type AreaStore,
  openAreaStore,
} from './area-store.ts';
export {
  getErrorMessage,
  NotStoredError,
  UnsafeNameError,
} from './errors.ts';
export {
  compressedName,
  fileFacts,
  filesBelow,
  isCompressible,
  isOn,
  verifyVersion,
} from './integrity/integrity.ts';
export { manifestFile } from './keys.ts';
export { openPublishingStore, type PublishingStore } from './publishing-store.ts';
export {
  previousStable,
  promoteCanary,
  type ReleasePointer,
  releaseCanary,
  releaseStable,
  rollBack,
} from './releases/release-pointer.ts';
export { type ChosenVersions, type ReadChoice, readChoice, signChoice } from './releases/version-link.ts';
export { whenLeft } from './releases/when-left.ts';
export { openShellBuilds } from './shell-builds.ts';
export { mediaType } from './storage/media-type.ts';
export { safePath } from './storage/safe-path.ts';
export { withDeadline } from './with-deadline.ts';

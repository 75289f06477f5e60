export {
  type AreaStore,
  openAreaStore,
  parseManifest,
  readerOf,
  type StoreOptions,
} from './area-store.ts';
export {
  AreaStoreError,
  getErrorMessage,
  IntegrityError,
  LostRaceError,
  NotStoredError,
  StoreFileInvalidError,
  StoreUnreachableError,
  UnsafeNameError,
  VersionTakenError,
} from './errors.ts';
export { copyVerified } from './integrity/copy-verified.ts';
export {
  compressedName,
  fileFacts,
  fileProblem,
  filesBelow,
  isCompressible,
  isOn,
  type Side,
  sha384,
  verifyVersion,
} from './integrity/integrity.ts';
export { manifestFile } from './keys.ts';
export { openPublishingStore, type PublishingStore, publisherOf } from './publishing-store.ts';
export {
  previousStable,
  promoteCanary,
  type ReleaseAction,
  type ReleasePointer,
  releaseCanary,
  releasePointerSchema,
  releaseStable,
  rollBack,
} from './releases/release-pointer.ts';
export { type Visitor, versionFor } from './releases/version-for.ts';
export { type ChosenVersions, type ReadChoice, readChoice, signChoice } from './releases/version-link.ts';
export { whenLeft } from './releases/when-left.ts';
export { openShellBuilds, type ShellBuilds, shellBuildsIn } from './shell-builds.ts';
export { mediaType } from './storage/media-type.ts';
export { safePath } from './storage/safe-path.ts';
export type { Storage, StoredFile, WritableStorage } from './storage/storage.ts';
export { withDeadline } from './with-deadline.ts';

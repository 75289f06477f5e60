export {
  type AreaStore,
  openAreaStore,
  parseManifest,
  readerOf,
  type StoreOptions,
} from './area-store.ts';
export { copyVerified } from './copy-verified.ts';
export { withDeadline } from './deadline.ts';
export {
  AreaStoreError,
  IntegrityError,
  LostRaceError,
  messageOf,
  NotStoredError,
  StoreFileInvalidError,
  StoreUnreachableError,
  UnsafeNameError,
  VersionTakenError,
} from './errors.ts';
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
} from './integrity.ts';
export { manifestFile } from './keys.ts';
export { mediaType } from './media-type.ts';
export { type Visitor, versionFor } from './pin.ts';
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
} from './release.ts';
export { safePath } from './safe-path.ts';
export { openShellBuilds, type ShellBuilds, shellBuildsIn } from './shell-builds.ts';
export type { Storage, StoredFile, WritableStorage } from './storage.ts';
export { type ChosenVersions, type ReadChoice, readChoice, signChoice } from './version-link.ts';
export { whenLeft } from './when-left.ts';

export type { StoredSettings } from './area-settings.ts';
export {
  type AreaStore,
  openAreaStore,
} from './area-store.ts';
export {
  getErrorMessage,
  NotStoredError,
  StoreUnreachableError,
  UnsafeNameError,
} from './errors.ts';
export {
  describeFile,
  findFileProblem,
  getCompressedName,
  isCompressible,
  isOnSide,
  listFiles,
  verifyVersion,
} from './integrity.ts';
export { createFileCheck, createStartCheck, findNextStart } from './next-start.ts';
export { openPublishingStore, type PublishingStore } from './publishing-store.ts';
export { quarantine } from './quarantine.ts';
export {
  findRetirementTime,
  listNeededVersions,
  type Move,
  type MoveOrigin,
  previousStable,
  promoteCanary,
  type ReleasePointer,
  type Rollout,
  releaseCanary,
  releaseStable,
  rollBack,
} from './release-pointer.ts';
export {
  findNextShare,
  holdRollout,
  isRollingOut,
  resumeRollout,
  rolloutMinutes,
  startRollout,
  takeNextStep,
} from './rollout.ts';
export { openShellBuilds } from './shell-builds.ts';
export { createPrivateKeyPem, readSigningKey, type SigningKey } from './signature.ts';
export {
  openSiteFile,
  readSiteDescription,
  type SiteDescription,
  writeSiteDescription,
} from './site-description.ts';
export { checkPath, getMediaType, manifestFile } from './stored-files.ts';
export {
  type ChosenVersions,
  minSecretLength,
  type ReadChoice,
  readChoice,
  signChoice,
} from './visitor-versions.ts';
export { DeadlineError, withDeadline } from './with-deadline.ts';

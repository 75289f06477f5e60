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
  describeFile,
  findFileProblem,
  getCompressedName,
  isCompressible,
  isOnSide,
  listFiles,
  verifyVersion,
} from './integrity/integrity.ts';
export { checkPath, manifestFile } from './keys.ts';
export { openPublishingStore, type PublishingStore } from './publishing-store.ts';
export { findRetirementTime } from './releases/find-retirement-time.ts';
export {
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
} from './releases/release-pointer.ts';
export {
  findNextShare,
  holdRollout,
  isRollingOut,
  resumeRollout,
  rolloutMinutes,
  startRollout,
  takeNextStep,
} from './releases/rollout.ts';
export {
  type ChosenVersions,
  minSecretLength,
  type ReadChoice,
  readChoice,
  signChoice,
} from './releases/signed-choice.ts';
export { openShellBuilds } from './shell-builds.ts';
export {
  openSiteFile,
  readSiteDescription,
  type SiteDescription,
  writeSiteDescription,
} from './site-description.ts';
export { getMediaType } from './storage/media-type.ts';
export { createPrivateKeyPem, readSigningKey, type SigningKey } from './trust/signature.ts';
export { DeadlineError, withDeadline } from './with-deadline.ts';

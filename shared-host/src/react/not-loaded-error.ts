import { isChunkFailure } from '../browser/chunk-failure.ts';

/** The code of an area is not in this document: it was made without, or could not fetch it. */
export class NotLoadedError extends Error {}

/** Whether a new document is what helps: the pinned set of this one stays as it is, and so does what failed in it. */
export const needsNewDocument = (error: unknown): boolean =>
  error instanceof NotLoadedError || isChunkFailure(error);

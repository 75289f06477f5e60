import { isChunkFailure } from '../browser/chunk-failure.ts';

/** This document does not have the code of an area: the server did not pin it, or a fetch failed. */
export class NotLoadedError extends Error {}

/** Whether only a page load helps: a document keeps its pinned set and its failed chunks. */
export const needsNewDocument = (error: unknown): boolean =>
  error instanceof NotLoadedError || isChunkFailure(error);

import { isChunkFailure } from './chunk-failure.ts';

/** The document itself was made without the area: it stays so, however often it is asked for. */
export class LastingFailureError extends Error {
  override name = 'LastingFailureError';
}

/** Whether asking again in this document can never help. */
export const needsNewDocument = (error: unknown): boolean =>
  error instanceof LastingFailureError || isChunkFailure(error);

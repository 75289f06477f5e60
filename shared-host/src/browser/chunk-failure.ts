/** Whether code could not be fetched. The router keeps such a failure for good: only a new document helps. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /^(ChunkLoadError|CSS_CHUNK_LOAD_FAILED)$|Loading (CSS )?chunk/.test(`${error.name} ${error.message}`);

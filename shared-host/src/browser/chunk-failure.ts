/** Whether code could not be fetched. The router caches such a failure, so only a page load helps. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /^(ChunkLoadError|CSS_CHUNK_LOAD_FAILED)$|Loading (CSS )?chunk/.test(`${error.name} ${error.message}`);

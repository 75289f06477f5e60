import { isChunkFailure } from './chunk-failure.ts';
import { waitForConnection } from './wait-for-connection.ts';

/** Loads code, and retries a lost file once: at once, or when a lost connection returns. */
export async function loadTwice<T>(
  load: () => Promise<T>,
  isLost: (error: unknown) => boolean = isChunkFailure,
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  await waitForConnection();
  return load();
}

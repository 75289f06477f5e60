/** Returns the message of an error. API failures are plain objects with a message instead of `Error` instances. */
export function getErrorMessage(error: unknown): string {
  const isPlainObject = typeof error === 'object' && error !== null && !(error instanceof Error);
  return String((isPlainObject && 'message' in error && error.message) || error);
}

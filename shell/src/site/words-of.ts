const hasMessage = (error: unknown): error is { readonly message: string } =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';

/** What an error says of itself. A failure of the API is plain data, with a message for the log. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error || !hasMessage(error) ? String(error) : error.message;

/** What an error says of itself. A failure of the API is plain data, with a message for the log. */
export const getErrorMessage = (error: unknown): string => {
  const said = error instanceof Error ? null : (error as { readonly message?: unknown } | null)?.message;
  return String(said ?? error);
};

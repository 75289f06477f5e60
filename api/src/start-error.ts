/** The host cannot start, or a command cannot use the database. The message says what to do, so it needs no stack. */
export class StartError extends Error {
  override name = 'StartError';
}

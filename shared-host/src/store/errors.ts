/** Returns the message of a thrown value, also for errors from another realm (a worker, a sandbox). */
export const getErrorMessage = (error: unknown): string =>
  String(isObject(error) && 'message' in error ? error.message : error);

/** Returns the cause of an error, such as the network error behind a failed fetch. */
export const getCause = (error: unknown): unknown =>
  isObject(error) && 'cause' in error && error.cause ? error.cause : error;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Base class for errors of an area store. Each message says what to do. */
export class AreaStoreError extends Error {
  override name = this.constructor.name;
}

/** The store does not respond, so its content is unknown. */
export class StoreUnreachableError extends AreaStoreError {
  constructor(location: string, cause: unknown) {
    super(
      `The area store ${location} cannot be reached: ${getErrorMessage(cause)}. Check the location and that it exists; the first publish creates a folder.`,
      { cause },
    );
  }
}

/** The store responds, but it does not have this file. */
export class NotStoredError extends AreaStoreError {
  constructor(location: string, key: string) {
    super(
      `${key} is not in the area store ${location}. Publish the area again, or point to a stored version (see \`npm run area -- list\`).`,
    );
  }
}

/** A stored file cannot be parsed: it is truncated, or another program wrote it. */
export class StoreFileInvalidError extends AreaStoreError {
  constructor(key: string, problem: string) {
    super(`${key} in the area store is not valid: ${problem}. Publish the version again from its source.`);
  }
}

/** Files do not match the manifest. */
export class IntegrityError extends AreaStoreError {
  constructor(what: string, problems: readonly string[]) {
    super(
      `${what} does not match its manifest: ${problems.join('; ')}. None of its code runs. Publish the version again from its source.`,
    );
  }
}

/** The version is already stored with other content. */
export class VersionTakenError extends AreaStoreError {
  constructor(area: string, version: string, problem: string) {
    super(
      `${area} ${version} is already stored with other content (${problem}). A stored version never changes: raise the version in ${area}/package.json and publish again.`,
    );
  }
}

/** Another publisher moved the pointer meanwhile. */
export class LostRaceError extends AreaStoreError {
  constructor(area: string, expected: number, found: number | undefined) {
    super(
      `Another publisher moved the release pointer of ${area}: expected revision ${expected}, found ${found ?? 'another one'}. Nothing was changed. Check \`npm run area -- list\`, then try again.`,
    );
  }
}

/** No key that the operator trusts has signed the file. */
export class UntrustedError extends AreaStoreError {
  constructor(what: string, problem: string) {
    super(
      `${what} is not trusted: ${problem}. None of its code runs. Publish it again with a key that trust.json names for it, or ask the operator to add the key.`,
    );
  }
}

/** A web server cannot list folders, and the store behind it has no index. */
export class IndexMissingError extends AreaStoreError {
  constructor(location: string) {
    super(
      `areas.json is not in the area store ${location}, and a web server cannot list areas. Run \`npm run area -- index\` for the folder or bucket behind the web server, once for each new area.`,
    );
  }
}

/** The store refuses every write of a shared file. */
export class StoreBusyError extends AreaStoreError {
  constructor(location: string, key: string, times: number) {
    super(
      `${key} was not written: the area store ${location} reported ${times} times in a row that another publisher had changed it. The file is unchanged. Check who else publishes, and whether the store supports conditional writes (If-Match). Then publish again.`,
    );
  }
}

/** The bucket stores a file although the condition of the write does not hold. */
export class ConditionsIgnoredError extends AreaStoreError {
  constructor(location: string) {
    super(
      `The bucket ${location} does not support conditional writes (If-None-Match, If-Match): two publishers at the same moment would overwrite each other. Nothing was published. Use a bucket that supports them, or a folder.`,
    );
  }
}

/** The name leads outside of the store, or has characters that no stored file has. */
export class UnsafeNameError extends AreaStoreError {
  constructor(name: string) {
    super(
      `"${name}" is not the name of a stored file. Use a relative path of letters, digits, dots, dashes, and slashes.`,
    );
  }
}

/** What was thrown, in words; errors of another realm (a worker, a sandbox) included. */
export const getErrorMessage = (error: unknown): string =>
  (error as Error | undefined)?.message ?? String(error);

/** What can go wrong between a shell or a publisher and an area store. Each message says what to do. */
export class AreaStoreError extends Error {
  override name = this.constructor.name;
}

/** The store does not answer: nothing is known about what it holds. */
export class StoreUnreachableError extends AreaStoreError {
  readonly location: string;
  constructor(location: string, cause: unknown) {
    super(
      `The area store ${location} cannot be reached: ${getErrorMessage(cause)}. Check the location and that it is there; a folder is made by the first publish.`,
      { cause },
    );
    this.location = location;
  }
}

/** The store answers, and does not have this file. */
export class NotStoredError extends AreaStoreError {
  readonly key: string;
  constructor(location: string, key: string) {
    super(
      `${key} is not in the area store ${location}. Publish the area again, or point to a version that is stored (\`npm run area -- list\`).`,
    );
    this.key = key;
  }
}

/** A file of the store is there and cannot be understood: cut short, or written by something else. */
export class StoreFileInvalidError extends AreaStoreError {
  readonly key: string;
  constructor(key: string, problem: string) {
    super(`${key} in the area store is not valid: ${problem}. Publish the version again from its source.`);
    this.key = key;
  }
}

/** Files that are not what the manifest says they are. */
export class IntegrityError extends AreaStoreError {
  readonly problems: readonly string[];
  constructor(what: string, problems: readonly string[]) {
    super(
      `${what} is not what its manifest says: ${problems.join('; ')}. Nothing of it is run. Publish the version again from its source.`,
    );
    this.problems = problems;
  }
}

/** Other content is stored under this version already. */
export class VersionTakenError extends AreaStoreError {
  constructor(area: string, version: string, problem: string) {
    super(
      `${area} ${version} is stored already, with other content (${problem}). A stored version never changes: raise the version in ${area}/package.json and publish again.`,
    );
  }
}

/** Someone else moved the pointer in between. */
export class LostRaceError extends AreaStoreError {
  constructor(area: string, expected: number, found: number | undefined) {
    super(
      `The release pointer of ${area} was moved by someone else: revision ${expected} was expected, ${found ?? 'another'} is stored. Nothing was changed. Look at \`npm run area -- list\`, then decide again.`,
    );
  }
}

/** The store refuses every write of a file that others may write too. */
export class StoreBusyError extends AreaStoreError {
  constructor(location: string, key: string, times: number) {
    super(
      `${key} was not written: ${times} times in a row the area store ${location} said that somebody else had changed it meanwhile. The file is as it was. See who else publishes, and whether the store honors conditional writes (If-Match); then publish again.`,
    );
  }
}

/** A name that would lead outside of the store, or that no store of ours contains. */
export class UnsafeNameError extends AreaStoreError {
  constructor(name: string) {
    super(
      `"${name}" is no name of a stored file: it must be a relative path of letters, digits, dots, dashes and slashes.`,
    );
  }
}

/** A file as it was read, and a mark by which a later write can say "only if it is still this one". */
export interface StoredFile {
  readonly bytes: Uint8Array;
  readonly tag: string;
}

/** Where a store's files lie. Keys are relative paths with slashes. */
export interface Storage {
  /** For messages: the folder or the address. */
  readonly location: string;
  /** The file, or undefined when the storage answers that it has none. Anything else throws. */
  read(key: string, signal?: AbortSignal): Promise<StoredFile | undefined>;
  /** The names of the areas that have a release pointer. */
  areas(signal?: AbortSignal): Promise<string[]>;
}

/** A storage that can be published into: a folder, or a bucket with conditional writes. */
export interface WritableStorage extends Storage {
  /** Makes the place, if it is not there. */
  create(): Promise<void>;
  /** The versions that are completely stored. */
  versions(area: string): Promise<string[]>;
  /**
   * Stores all files of a version or none: readers never see a part of it. Answers false when the version is
   * there already, and leaves it as it is.
   */
  addVersion(area: string, version: string, files: ReadonlyMap<string, Uint8Array>): Promise<boolean>;
  removeVersion(area: string, version: string): Promise<void>;
  /** Writes if the stored file still carries `tag` (undefined: if there is none), and says whether it did. */
  replace(key: string, bytes: Uint8Array, tag: string | undefined): Promise<boolean>;
}

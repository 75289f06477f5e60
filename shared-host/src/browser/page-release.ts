/**
 * The release set as a page carries it: what the server rendered with is what the browser runs, exactly.
 * Only data that the browser needs, so that it can be inlined in every page.
 */
export interface PageRelease {
  readonly areas: readonly PageArea[];
}

export type PageArea = ReadyArea | FailedArea;

interface KnownArea {
  readonly id: string;
  /** Which addresses are the area's: React Router patterns relative to the base path. */
  readonly routes: readonly string[];
}

export interface ReadyArea extends KnownArea {
  readonly status: 'ready';
  readonly version: string;
  /** Where the version's files lie, with a slash at the end: `/areas/mf-profile/1.4.0-3f9c2a/`. */
  readonly base: string;
  /** The container's file below `base` and the global it defines. */
  readonly entry: string;
  readonly global: string;
  /** The hash of `area.json`, which names the hash of every other file. */
  readonly manifestHash: string;
  /** Hashes of the files below `base`; inlined for the area that the page shows. */
  readonly hashes?: Readonly<Record<string, string>>;
}

export interface FailedArea extends KnownArea {
  readonly status: 'failed';
  readonly reason: string;
}

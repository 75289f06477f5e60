/** A place in the sources of an area. */
export interface Place {
  /** Relative to the area's folder. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** An error of an area, as the dev server describes it. */
export interface Problem {
  readonly message: string;
  /** Where it happened. Absent if it is in no source of the area. */
  readonly place?: Place | undefined;
  /** The lines around the place. */
  readonly lines: readonly { readonly number: number; readonly text: string }[];
  /** The area's own frames, the innermost first. */
  readonly frames: readonly { readonly name: string; readonly place: Place }[];
  readonly hiddenFrames: number;
}

/** An error in a browser, which the dev server finds in the sources. */
export interface BrowserError {
  readonly message: string;
  readonly stack: string;
  readonly componentStack: string;
}

/** Paths of the dev server, beside the pages of an area or of a running site. */
export const devPaths = {
  changes: '/changes',
  locate: '/changes/locate',
  open: '/changes/open',
  axe: '/changes/axe.js',
  code: '/changes/code',
};

/** By chunk: the compressed bytes of the last checked build, and up to which it may grow without a question. */
export type CodeSizes = Readonly<
  Record<string, { readonly size: number; readonly limit?: number | undefined }>
>;

/** State of the development build. */
export interface BuildState {
  readonly problems: readonly Problem[];
  /** How many texts each language lacks. */
  readonly missingTexts: Readonly<Record<string, number>>;
  /** Time of the last build in ms. */
  readonly buildTime: number | undefined;
}

import type { Site, SiteParts } from '@hotdrop/shared-domain/contract';
import type { PagePart, PageSlot, ServerPart } from '@hotdrop/shared-host/parts';
import type { ReadyArea } from '@hotdrop/shared-host/server';
import type { PageStyle } from '../rendering/page-hashes.ts';

/** The areas' parts on one page. */
export interface PageParts {
  readonly siteParts: SiteParts;
  /** Loads the page's parts and their data. Never rejects: a part that fails is not on the page. */
  prepare(site: Site): Promise<void>;
  /** Takes a part from the page because it failed while rendering. */
  fail(key: string, error: unknown): void;
  /** The parts of all pages for the browser, without those that failed. Late ones appear after hydration. */
  list(): readonly PagePart[];
  /** The slots of all pages for which there are parts. */
  readonly slots: readonly PageSlot[];
  /** The page's parts with HTML. */
  listShown(): readonly ShownPart[];
  /** Whether all parts of the page have their HTML and their data. */
  isComplete(): boolean;
  /** Counts the page for and against its parts. Returns the failures that are the parts' own. */
  recordOutcomes(): readonly PartFailure[];
}

export interface ShownPart extends ServerPart {
  readonly pinned: ReadyArea;
  readonly chunk: string;
  readonly styles: readonly PageStyle[];
}

export interface PartFailure {
  readonly key: string;
  readonly error: unknown;
}

import type { ReactNode } from 'react';
import type { Site } from './site.ts';

/** The module exposed as `./parts` exports this as `parts`. `createParts` of shared-ui creates it. */
export interface AreaParts {
  /** Loads the code of one part and the area's texts in the site's language. */
  load(site: Site, id: string): Promise<LoadedPart>;
}

/** A part of any slot. Its host checks the context. */
export interface LoadedPart {
  /** Loads the data beside the page's own loader. Only parts of page slots have it. */
  load?(context: unknown, signal: AbortSignal): Promise<unknown>;
  render(context: unknown, data: unknown): ReactNode;
}

/** A part for a slot, from the page's release set. */
export interface SlotPart {
  /** `mf-clans/members`: area and part. */
  readonly key: string;
  /** The title in the site's language, for slots that show one. */
  readonly title?: string | undefined;
  /** Renders the part. If it fails, it renders `fallback`, or nothing. */
  render(context: unknown, fallback?: ReactNode): ReactNode;
}

/** The parts of a site, which `Slot` of shared-ui renders. */
export interface SiteParts {
  /** Lists the available parts of a slot in their order. */
  of(slot: string): readonly SlotPart[];
}

import type { ReactNode } from 'react';
import type { SlotName } from './slots.ts';

/** A part for a slot, from the page's release set. */
export interface SlotPart {
  /** `mf-clans/members`: area and part. */
  readonly key: string;
  /** The title in the site's language, for slots that show one. */
  readonly title: string | undefined;
  /** Renders the part. If it fails, it renders `fallback`, or nothing. */
  render(context: unknown, fallback?: ReactNode): ReactNode;
}

/** The parts of a site, which `Slot` of shared-ui renders. */
export interface SiteParts {
  /** Lists the available parts of a slot in their order. */
  of(slot: SlotName): readonly SlotPart[];
}

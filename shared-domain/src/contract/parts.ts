import type { ReactNode } from 'react';
import type { ContextOf } from '../slots/index.ts';
import type { Site } from './site.ts';

/** Input of a part's loader. */
export interface PartInput<Context> {
  readonly site: Site;
  readonly context: Context;
  readonly signal: AbortSignal;
}

interface PartProps<Context, Data> {
  readonly context: Context;
  readonly data: Data;
}

/**
 * A component that an area contributes to a slot of another page, with an optional loader. `Slot` is the name of one of
 * our slots, or the type of the context that a slot of another team has.
 */
export interface Part<Slot extends string | object, Data = undefined> {
  /** Loads the data beside the page's own loader. Only parts of page slots have one. */
  load?(input: PartInput<ContextOf<Slot>>): Promise<Data>;
  Component(props: PartProps<ContextOf<Slot>, Data>): ReactNode;
}

/** A part of any slot. Its host checks the context. */
export interface AnyPart {
  load?(input: PartInput<unknown>): Promise<unknown>;
  Component(props: PartProps<unknown, unknown>): ReactNode;
}

/** A part with its texts. */
export interface LoadedPart extends Pick<AnyPart, 'load'> {
  render(props: PartProps<unknown, unknown>): ReactNode;
}

/** The module exposed as `./parts` exports this as `parts`. `createParts` of shared-ui creates it. */
export interface AreaParts {
  /** Loads the code of one part and the area's texts in the site's language. */
  load(site: Site, id: string): Promise<LoadedPart>;
}

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
  of(slot: string): readonly SlotPart[];
}

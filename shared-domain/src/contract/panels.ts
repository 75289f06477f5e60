import type { ReactNode } from 'react';
import type { Site } from './site.ts';

/** What the address of a panel says about its subject, by kind. */
export interface PanelSubjects {
  none: Record<never, never>;
  player: { readonly shard: string; readonly name: string };
  match: { readonly shard: string; readonly name: string; readonly match: string };
  week: { readonly shard: string; readonly name: string; readonly week: string };
  board: { readonly shard: string; readonly mode: string };
  map: { readonly map: string };
  players: { readonly players: readonly { readonly shard: string; readonly name: string }[] };
}
export type PanelSubject = keyof PanelSubjects;

/** A figure with its label: `+93` and `today`. */
export interface PanelFigure {
  readonly label: string;
  readonly value: string;
  /** A gain or a loss. */
  readonly tone?: 'up' | 'down' | undefined;
}

/** A row of a list: a place, a name, and a value. */
export interface PanelRow {
  readonly place?: string | undefined;
  readonly name: string;
  readonly value: string;
  readonly tone?: PanelFigure['tone'];
}

/** An entry of a feed. */
export interface PanelEntry {
  /** Names the entry for good. */
  readonly id: string;
  readonly title: string;
  /** ISO 8601. */
  readonly at: string;
  /** An address of this site. */
  readonly href?: string | undefined;
}

/**
 * What a panel shows, as data: hosts draw a page, a frame, an overlay, a badge, a picture, a chat line, and a feed from
 * it. SVG elements have tokens as colors (`fill="var(--text)"`) and no stylesheet.
 */
export interface PanelFace {
  /** Whom or what it is about: `Hotdrop · Squad TPP`. */
  readonly about: string;
  /** `Crystal 4` */
  readonly title: string;
  /** The large figure: `2,658`. */
  readonly value?: string | undefined;
  /** The color of the badge and of the message, a token: `tier-crystal`. */
  readonly color?: string | undefined;
  /** SVG elements in a 64 × 64 box, beside the title. */
  readonly mark?: ReactNode;
  /** The first one is the strongest: `Top 11.9%`, `42 to Crystal 3`. */
  readonly notes?: readonly string[] | undefined;
  readonly figures?: readonly PanelFigure[] | undefined;
  readonly rows?: readonly PanelRow[] | undefined;
  /** SVG elements in a 480 × 160 box, below the title. */
  readonly drawing?: ReactNode;
  /** One sentence of at most 200 characters, for chats, screen readers, and link previews. */
  readonly line: string;
  /** The page of this site with more, if an area has it. */
  readonly href?: string | undefined;
  /** The newest first. A panel with entries has a feed. */
  readonly entries?: readonly PanelEntry[] | undefined;
}

/** A panel with its data, or the HTTP status that says why there are none, and after how many ms to ask again. */
export type ShownPanel =
  | { readonly face: PanelFace; readonly data: unknown }
  | { readonly face?: undefined; readonly status: number; readonly retryAfter?: number | undefined };

/** What a host asks of a panel. */
export interface PanelRequest {
  readonly site: Site;
  /** One of `PanelSubjects`: the kind that the manifest says. */
  readonly about: object;
  /** The parameters that the manifest lists, such as `mode`. */
  readonly query: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** The module exposed as `./panels` exports this as `panels`. `createPanels` of shared-ui creates it. Only servers run it. */
export interface AreaPanels {
  show(id: string, request: PanelRequest): Promise<ShownPanel>;
}

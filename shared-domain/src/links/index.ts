import { createLinkTo, type LinkPatterns } from '../contract/links.ts';
import type { LinkValues, Site } from '../contract/site.ts';
import { shardInAddress } from '../game/queries.ts';
import { readSeason } from '../game/seasons.ts';
import type { Game } from '../game/types.ts';
import { hiddenPlayer } from '../locale/index.ts';
import type { PlayingRange } from '../wire/entities/statistics.ts';

export interface Named {
  /** In either spelling: `PC_KRJP` or `pc-krjp`. */
  readonly shard: string;
  readonly name: string;
}

export interface InSeason extends Named {
  /** The whole id or the part after the prefix. */
  readonly season: string;
}

/** Undefined values are left out. */
export interface RatingPage {
  readonly shard?: string | undefined;
  readonly mode?: string | undefined;
  readonly player?: string | undefined;
}

export type ProfileTab = 'overview' | 'stats' | 'matches' | 'habits';

/** Without a shard: the name is looked up on the visitor's platform. Without a season there is no tab. */
type Profile = { readonly name: string } | Named | (InSeason & { readonly tab?: ProfileTab });

/** Values of links. Addresses spell most of them in another way. */
interface Spelled {
  readonly name?: string | undefined;
  readonly shard?: string | undefined;
  readonly season?: string | undefined;
  readonly tab?: ProfileTab | undefined;
  readonly page?: number | undefined;
}

/** A function for each link that areas ask for: it returns the link's values in the spelling of addresses. */
const createFunctions = (game: Game) => {
  /** The overview is the address without a tab, and the first page the one without a page. */
  const spell = ({ shard, season, tab, page = 1, ...others }: Spelled): LinkValues => ({
    ...others,
    shard: shard && shardInAddress(shard),
    season: season && readSeason(game, season).shortId,
    tab: tab === 'overview' ? undefined : tab,
    page: page > 1 ? page : undefined,
  });

  return {
    home: () => ({}),
    search: (about: Partial<Named> = {}) => spell(about),
    profile: (about: Profile) => spell(about),
    /** A page of the match list. */
    matches: (about: InSeason & { readonly page?: number }) => spell(about),
    /** An opened match, on its page of the list. */
    match: (about: InSeason & { readonly match: string; readonly page?: number }) => spell(about),
    /** A player's ISO week in UTC: `2026-W47`. */
    week: (about: Named & { readonly week: string }) => spell(about),
    /** The link preview's picture of the site. */
    siteCard: () => ({}),
    /** The link preview's picture of a profile. */
    playerCard: (about: Named & { readonly season?: string | undefined }) => spell(about),
    favorites: (about: { readonly mode?: string } = {}) => about,
    /** The comparison of two or more players; the first one is compared with the others. */
    compare: (players: readonly Named[]) => ({
      player: players.map(({ shard, name }) => `${shardInAddress(shard)}.${name}`),
    }),
    /** The summary of all boards. */
    leaderboards: (about: { readonly mode?: string } = {}) => about,
    board: (about: { readonly shard: string; readonly mode: string; readonly page?: number }) => spell(about),
    /** `player` is marked in the distribution. */
    rating: (about: RatingPage = {}) => spell(about),
    playing: (about: { readonly range?: PlayingRange } = {}) => about,
    /** Describes a page of the site to other sites. */
    oembed: (url: string) => ({ url }),
    terms: () => ({}),
    account: () => ({}),
    /** The page about the API, with a call to try. */
    api: (about: { readonly call?: string } = {}) => about,
    /** Starts signing in. The visitor returns to `returnTo`, an absolute address. */
    signIn: (returnTo: string) => ({ redirect_url: returnTo }),
  } satisfies Record<string, (about: never) => LinkValues>;
};

type Functions = ReturnType<typeof createFunctions>;

/** The links of a site. Those of the area's own pages always have an address. */
export type Links<Own extends string = never> = {
  readonly [Name in keyof Functions]: (
    ...about: Parameters<Functions[Name]>
  ) => Name extends Own ? string : string | undefined;
};

type LinkingSite = Pick<Site, 'basePath' | 'game' | 'linkTo'>;

const noLinks: LinkPatterns = {};
/** Hidden players have no pages. */
const hiddenNames: readonly unknown[] = Object.values(hiddenPlayer);
const cache = new WeakMap<LinkingSite, Map<LinkPatterns, Links<string>>>();

/**
 * Returns functions for the links of a site. They return undefined where no area of the site provides the link, and for
 * hidden players. An area
 * gives the patterns of its own pages, which it links to on every site, in a page of another host, too.
 */
export function linksOf<Own extends string = never>(
  site: LinkingSite,
  own: Readonly<Record<Own, string>> = noLinks as Readonly<Record<Own, string>>,
): Links<Own> {
  const created = cache.get(site) ?? new Map<LinkPatterns, Links<string>>();
  const links = created.get(own) ?? createLinks(site, own);
  cache.set(site, created.set(own, links));
  // The patterns of own links have the parameters that the functions give.
  return links as unknown as Links<Own>;
}

/** The pattern of `signIn` for calls at `apiBase`: signing in starts at the same host. */
export const signInPattern = (apiBase: string): string =>
  `${apiBase.replace(/\/api\/v1$/, '')}/auth/steam?redirect_url`;

function createLinks({ basePath, game, linkTo }: LinkingSite, own: LinkPatterns): Links<string> {
  const linkToOwn = createLinkTo(basePath, own);
  const functions = Object.entries(createFunctions(game)).map(([name, describe]) => [
    name,
    // Only the name connects a function with its input.
    (about: never) => {
      const values: LinkValues = describe(about);
      if (hiddenNames.includes(values.name)) return undefined;
      return linkToOwn(name, values) ?? linkTo(name, values);
    },
  ]);
  return Object.fromEntries(functions);
}

export interface CanonicalParam {
  /** How the address spells it. */
  readonly value: string;
  /** Whether the canonical spelling differs, so that the page redirects. */
  readonly isCanonical: boolean;
}

const canonicalParam = (given: string, value: string): CanonicalParam => ({
  value,
  isCanonical: given === value,
});

/** `PC_KRJP` is understood; the address says `pc-krjp`. */
export const readShardParam = (given: string): CanonicalParam => canonicalParam(given, shardInAddress(given));

/** The whole id is understood; the address says the part after the prefix. */
export const readSeasonParam = (game: Game, given: string): CanonicalParam =>
  canonicalParam(given, readSeason(game, given).shortId);

export type MatchParam = { readonly page: number } | { readonly match: string };

/** The last part of the matches address: digits only are a page, anything else is a match. */
export function readMatchParam(given: string | undefined): MatchParam {
  if (!given) return { page: 1 };
  return /^\d+$/.test(given) ? { page: readPage(given) } : { match: given };
}

/** A page number from an address. Anything else is the first page. */
export function readPage(given: string | null | undefined): number {
  const page = Number(given ?? 1);
  return Number.isSafeInteger(page) && page >= 1 ? page : 1;
}

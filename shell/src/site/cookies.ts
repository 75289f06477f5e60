import type { Returning } from '@hotdrop/shared-domain/store';

const hostPrefix = '__Host-';

/**
 * Returns the name of a cookie of the whole site. With https it has the prefix that keeps other hosts of the domain from
 * setting it.
 */
export const getCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? hostPrefix + name : name;

/** The cookie that says how many players the browser keeps for the visitor. It names none of them. */
export const keptCookie = 'kept';

/** The cookie that names the stylesheets in the browser's cache. */
export const stylesCookie = 'styles';

/** Stylesheets of two or three pages. */
const maxStyles = 40;

/** The latest first. */
export const writeStyles = (hashes: readonly string[]): string =>
  [...new Set(hashes)].slice(0, maxStyles).join('.');

export const readStyles = (value: string | undefined): string[] =>
  /^[\da-z]{1,7}(\.[\da-z]{1,7}){0,39}$/.exec(value ?? '')?.[0].split('.') ?? [];

/** A short name of a file. If two files have the same one, a page may link to a file that is not in the cache. */
export const hashAddress = (address: string): string =>
  Array.from(address)
    .reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) % 2 ** 32, 0)
    .toString(36);

/** The most favorites for which a page reserves places. */
const maxFavorites = 99;

/** `4.6.1`: four favorites, six recent players, and an own one. Empty: nothing. */
export const writeKept = (returning: Returning | null): string => {
  if (!returning) return '';
  const { favorites, recentPlayers, hasMyPlayer } = returning;
  return [Math.min(favorites, maxFavorites), recentPlayers, Number(hasMyPlayer)].join('.');
};

/** Null: the browser keeps nothing, or the value is not one of ours. */
export function readKept(value: string | undefined): Returning | null {
  const [, favorites = '', recentPlayers = '', own] = /^(\d{1,2})\.([0-6])\.([01])$/.exec(value ?? '') ?? [];
  const returning = {
    favorites: Number(favorites),
    recentPlayers: Number(recentPlayers),
    hasMyPlayer: own === '1',
  };
  return keepsNothing(returning) ? null : returning;
}

export const keepsNothing = ({ favorites, recentPlayers, hasMyPlayer }: Returning): boolean =>
  favorites === 0 && recentPlayers === 0 && !hasMyPlayer;

const hostPrefix = '__Host-';

/**
 * Returns the name of a cookie of the whole site. With https it has the prefix that keeps other hosts of the domain from
 * setting it.
 */
export const getCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? hostPrefix + name : name;

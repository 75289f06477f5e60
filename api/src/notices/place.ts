import { readFile, stat } from 'node:fs/promises';
import { readAddress } from './read-address.ts';

/** What was found at a place. `version` tells the next look what is known already. */
export interface Found {
  readonly text: string;
  readonly version: Readonly<Record<string, string>>;
}

/** Looks for a list; null: what is there is the version that is known. */
export type Look = (known: Found['version'] | undefined) => Promise<Found | null>;

export const isAddress = (place: string): boolean => /^[a-z][a-z\d+.-]*:\/\//i.test(place);

/** What the network between could change is no word of the operator's: `http` is for this machine alone. */
export const isTrustworthy = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
  return (protocol === 'https:' || (protocol === 'http:' && isHere)) && !username && !password;
};

/** A list in a file, or at an address of the web. */
export const lookAt = (place: string): Look =>
  isAddress(place) ? (known) => readAddress(place, known) : (known) => readChanged(place, known);

const readChanged = async (file: string, known: Found['version'] = {}): Promise<Found | null> => {
  const changed = String((await stat(file)).mtimeMs);
  return known.changed === changed ? null : { text: await readFile(file, 'utf8'), version: { changed } };
};

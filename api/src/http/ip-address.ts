import { BlockList, isIP } from 'node:net';

/** Removes what proxies add to an address: a port, brackets, and the zone of a link-local address. */
const removePort = (text: string): string => {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1];
  const address = bracketed ?? text.replace(/^([\d.]+):\d{1,5}$/, '$1');
  return address.replace(/%[\w.-]*$/, '');
};

/** The eight groups of an IPv6 address. The URL parser writes every spelling in the same way. */
const readGroups = (address: string): number[] => {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const read = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
};

const readMappedIPv4 = (groups: readonly number[]): string | null => {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff]);
  return isMapped ? bytes.join('.') : null;
};

/** Writes each address in one way, and an IPv4-mapped one as IPv4. Null if the text is no IP address. */
export const normalizeAddress = (text: string): string | null => {
  const address = removePort(text.trim());
  const version = isIP(address);
  if (version !== 6) return version === 4 ? address : null;
  const groups = readGroups(address);
  return readMappedIPv4(groups) ?? groups.map((group) => group.toString(16)).join(':');
};

interface Network {
  readonly address: string;
  readonly family: 'ipv4' | 'ipv6';
  readonly prefix: number;
}

const findFamily = (normalized: string): Network['family'] => (normalized.includes(':') ? 'ipv6' : 'ipv4');

/** Null if the text is neither an address nor a network. A network of all addresses would trust every visitor. */
const readNetwork = (text: string): Network | null => {
  const [, ip = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const address = normalizeAddress(ip);
  if (address === null) return null;
  const family = findFamily(address);
  const longest = family === 'ipv6' ? 128 : 32;
  const prefix = bits === undefined ? longest : Number(bits);
  return prefix >= 1 && prefix <= longest ? { address, family, prefix } : null;
};

export const isAddressOrNetwork = (text: string): boolean => readNetwork(text) !== null;

/** Creates a list of addresses and networks, such as 10.0.0.4 and 10.0.0.0/8. */
export const createAddressList = (
  entries: readonly string[],
): { readonly has: (normalized: string) => boolean } => {
  const list = new BlockList();
  for (const network of entries.map(readNetwork)) {
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  }
  return { has: (normalized) => list.check(normalized, findFamily(normalized)) };
};

/** The network that a limit counts: an IPv6 visitor owns a whole /64 and can use a new address for every request. */
export const limitedNetwork = (normalized: string): string =>
  normalized.includes(':') ? `${normalized.split(':').slice(0, 4).join(':')}::/64` : normalized;

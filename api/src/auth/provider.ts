import type { Config } from '../config.ts';

/** The OpenID provider. Its endpoint comes from the settings, never from a request. */
export interface Provider {
  readonly name: 'steam' | 'demo';
  readonly endpoint: string;
  /** Matches valid identities; the first group is the account. */
  readonly identity: RegExp;
}

export const demoPath = '/auth/demo';

export const openIdProtocol = 'http://specs.openid.net/auth/2.0';

/** Fields of an answer that the provider must sign. */
export const signedFields = [
  'op_endpoint',
  'claimed_id',
  'identity',
  'return_to',
  'response_nonce',
  'assoc_handle',
];

const escapeRegExp = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Steam if there is a key, else the local demo provider. */
export const providerFor = ({ steam }: Config, origin: string): Provider => {
  if (steam.key === null) {
    const endpoint = origin + demoPath;
    return { name: 'demo', endpoint, identity: new RegExp(`^${escapeRegExp(endpoint)}/id/(\\d{17})$`) };
  }
  const host = new URL(steam.openIdUrl).origin;
  return {
    name: 'steam',
    endpoint: steam.openIdUrl,
    identity: new RegExp(`^${escapeRegExp(host)}/openid/id/(\\d{17})$`),
  };
};

import type { Config } from '../config.ts';

/** Who vouches for visitors. Its endpoint is fixed: nothing that arrives with a sign-in may name another. */
export interface Provider {
  readonly name: 'steam' | 'demo';
  readonly endpoint: string;
  /** The only form that a claimed identity may have; the first group is the account. */
  readonly identity: RegExp;
}

export const demoPath = '/auth/demo';

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Steam when there is a key, else the local provider: the same protocol, another fixed endpoint. */
export const providerFor = ({ steam }: Config, origin: string): Provider => {
  if (steam.key === null) {
    const endpoint = origin + demoPath;
    return { name: 'demo', endpoint, identity: new RegExp(`^${literally(endpoint)}/id/(\\d{17})$`) };
  }
  const host = new URL(steam.openIdUrl).origin;
  return {
    name: 'steam',
    endpoint: steam.openIdUrl,
    identity: new RegExp(`^${literally(host)}/openid/id/(\\d{17})$`),
  };
};

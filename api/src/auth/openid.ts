import type { Config } from '../config.ts';
import { nonceLifetime } from '../durations.ts';

/** The OpenID provider. Its endpoint comes from the settings, never from a request. */
interface Provider {
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

/** Stateless OpenID 2.0: the provider itself confirms each answer. */

const anyIdentity = `${openIdProtocol}/identifier_select`;

/** `unavailable`: the provider or the database failed. */
export type SignInFailure = 'refused' | 'expired' | 'unavailable';

export class SignInError extends Error {
  readonly failure: SignInFailure;

  constructor(reason: string, failure: SignInFailure = 'refused') {
    super(reason);
    this.name = 'SignInError';
    this.failure = failure;
  }
}

/** Creates the address of the provider's sign-in page. */
export const createSignInUrl = ({ endpoint }: Provider, returnTo: string): string => {
  const url = new URL(endpoint);
  const fields = {
    ns: openIdProtocol,
    mode: 'checkid_setup',
    identity: anyIdentity,
    claimed_id: anyIdentity,
    return_to: returnTo,
    realm: new URL(returnTo).origin,
  };
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(`openid.${name}`, value);
  return url.href;
};

const refuseUnless = (isValid: boolean, reason: string): void => {
  if (!isValid) throw new SignInError(reason);
};

const checkNonce = (nonce: string, now: number): void => {
  const at = Date.parse(nonce.slice(0, 20));
  refuseUnless(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ.{0,200}$/.test(nonce) && !Number.isNaN(at),
    'the nonce has no valid time',
  );
  refuseUnless(Math.abs(now - at) <= nonceLifetime, 'the answer is too old');
};

/** Verifies an answer as far as possible without a request; `confirmWithProvider` does the rest. */
export const verifyAnswer = (
  answer: URLSearchParams,
  { provider, returnTo, now }: { provider: Provider; returnTo: string; now: number },
): { account: string; nonce: string } => {
  const names = [...answer.keys()];
  refuseUnless(new Set(names).size === names.length, 'a field appears twice');
  const field = (name: string) => answer.get(`openid.${name}`) ?? '';
  refuseUnless(field('ns') === openIdProtocol, 'the protocol is not OpenID 2.0');
  refuseUnless(field('mode') === 'id_res', `the mode is "${field('mode').slice(0, 40)}"`);
  refuseUnless(field('op_endpoint') === provider.endpoint, 'the answer is from another provider');
  refuseUnless(field('claimed_id') === field('identity'), 'the identities differ');
  const account = provider.identity.exec(field('claimed_id'))?.[1];
  if (account === undefined) throw new SignInError('the identity does not belong to the provider');
  refuseUnless(field('return_to') === returnTo, 'the answer is for another address');
  checkNonce(field('response_nonce'), now);
  const signed = new Set(field('signed').split(','));
  refuseUnless(
    signedFields.every((name) => signed.has(name)),
    'a required field is not signed',
  );
  return { account, nonce: field('response_nonce') };
};

/** Asks the provider whether it sent this answer. Returns false if it did not. */
export const confirmWithProvider = async (
  answer: URLSearchParams,
  { endpoint }: Provider,
  post: (url: string, body: URLSearchParams) => Promise<string>,
): Promise<boolean> => {
  const body = new URLSearchParams();
  for (const [name, value] of answer) if (name.startsWith('openid.')) body.set(name, value);
  body.set('openid.mode', 'check_authentication');
  const lines = (await post(endpoint, body)).split(/\r?\n/);
  return lines.includes('is_valid:true') && lines.includes(`ns:${openIdProtocol}`);
};

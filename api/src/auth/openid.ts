import { nonceLifetime } from '../durations.ts';
import type { Provider } from './provider.ts';

/** OpenID 2.0 as the sign-in provider speaks it: stateless, verified by asking the provider itself. */

const protocol = 'http://specs.openid.net/auth/2.0';
const anyIdentity = `${protocol}/identifier_select`;

/** What the provider must have signed for its answer to mean anything. */
const mustBeSigned = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle'];

export class SignInError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SignInError';
  }
}

/** Where to send a visitor who wants to sign in. */
export const signInAddress = ({ endpoint }: Provider, returnTo: string): string => {
  const address = new URL(endpoint);
  const fields = {
    ns: protocol,
    mode: 'checkid_setup',
    identity: anyIdentity,
    claimed_id: anyIdentity,
    return_to: returnTo,
    realm: new URL(returnTo).origin,
  };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(`openid.${name}`, value);
  return address.href;
};

const refuseUnless = (isFine: boolean, reason: string): void => {
  if (!isFine) throw new SignInError(reason);
};

const checkNonce = (nonce: string, now: number): void => {
  const at = Date.parse(nonce.slice(0, 20));
  refuseUnless(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ.{0,200}$/.test(nonce) && !Number.isNaN(at),
    'the nonce has no time',
  );
  refuseUnless(Math.abs(now - at) <= nonceLifetime, 'the answer is too old');
};

/** Reads an answer without trusting it: everything that can be known here is checked before the provider is asked. */
export const readAnswer = (
  answer: URLSearchParams,
  { provider, returnTo, now }: { provider: Provider; returnTo: string; now: number },
): { account: string; nonce: string } => {
  const names = [...answer.keys()];
  refuseUnless(new Set(names).size === names.length, 'a field is given twice');
  const field = (name: string) => answer.get(`openid.${name}`) ?? '';
  refuseUnless(field('ns') === protocol, 'the protocol is not OpenID 2.0');
  refuseUnless(field('mode') === 'id_res', `the mode is "${field('mode').slice(0, 40)}"`);
  refuseUnless(field('op_endpoint') === provider.endpoint, 'the answer names another provider');
  refuseUnless(field('claimed_id') === field('identity'), 'the identities differ');
  const account = provider.identity.exec(field('claimed_id'))?.[1];
  if (account === undefined) throw new SignInError('the identity is not one of the provider');
  refuseUnless(field('return_to') === returnTo, 'the answer was meant for another address');
  checkNonce(field('response_nonce'), now);
  const signed = new Set(field('signed').split(','));
  refuseUnless(
    mustBeSigned.every((name) => signed.has(name)),
    'a needed field is not signed',
  );
  return { account, nonce: field('response_nonce') };
};

/** Asks the provider whether the answer is its own. */
export const isConfirmed = async (
  answer: URLSearchParams,
  { endpoint }: Provider,
  post: (url: string, body: URLSearchParams) => Promise<string>,
): Promise<boolean> => {
  const body = new URLSearchParams();
  for (const [name, value] of answer) if (name.startsWith('openid.')) body.set(name, value);
  body.set('openid.mode', 'check_authentication');
  const lines = (await post(endpoint, body)).split(/\r?\n/);
  return lines.includes('is_valid:true') && lines.includes(`ns:${protocol}`);
};

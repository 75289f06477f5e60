import { createHmac, timingSafeEqual } from 'node:crypto';
import { AreaStoreError } from '../errors.ts';

/** Versions of areas that somebody may look at before, or after, they are live. */
export type ChosenVersions = Readonly<Record<string, string>>;

export type ReadChoice =
  | { readonly status: 'valid'; readonly versions: ChosenVersions; readonly until: Date }
  | { readonly status: 'expired'; readonly until: Date }
  | { readonly status: 'forged' };

const one = /^([a-z0-9][a-z0-9-]*)@([A-Za-z0-9][A-Za-z0-9._-]*)$/;
const shape = /^([^~]+)~(\d{1,12})~([\w-]{43})$/;

const signatureOf = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`area versions ${text}`).digest('base64url');

/** `mf-profile@1.4.0-3f9c2ab41d~1795000000~…`: which versions, until when, and the signature over both. */
export function signChoice(versions: ChosenVersions, until: Date, secret: string): string {
  const list = Object.entries(versions).map(([area, version]) => `${area}@${version}`);
  const wrong = list.find((entry) => !one.test(entry));
  if (wrong !== undefined || list.length === 0) {
    throw new AreaStoreError(`"${wrong ?? ''}" names no version of an area. Write it as mf-profile@1.4.0.`);
  }
  const text = `${list.join(',')}~${Math.floor(until.getTime() / 1000)}`;
  return `${text}~${signatureOf(text, secret)}`;
}

/** What a signed choice says, if the secret's owner has signed it and its time has not passed. */
export function readChoice(signed: string, secret: string, now = new Date()): ReadChoice {
  const [, list = '', seconds = '', signature = ''] = shape.exec(signed) ?? [];
  const expected = Buffer.from(signatureOf(`${list}~${seconds}`, secret));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isSigned) return { status: 'forged' };
  const until = new Date(Number(seconds) * 1000);
  if (until <= now) return { status: 'expired', until };
  const versions = list.split(',').map((entry) => one.exec(entry)?.slice(1) ?? []);
  return { status: 'valid', versions: Object.fromEntries(versions), until };
}

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { AreaStoreError } from './errors.ts';
import type { ReleasePointer } from './release-pointer.ts';

/** The facts about a visitor that decide about versions. */
export interface Visitor {
  /**
   * A number from 0 to 99 that the browser has drawn, so that visitors stay in their canary. Visitors without a number get
   * stable versions.
   */
  readonly id?: string | undefined;
  /** Versions of areas that the visitor has chosen with a signed link. */
  readonly chosen?: Readonly<Record<string, string>> | undefined;
}

type LiveVersions = Pick<ReleasePointer, 'stable' | 'canary'>;

/**
 * Returns 0 to 99. Shifts the numbers by the area, so that different visitors get each canary and exactly one of a hundred
 * numbers is a percent. Few numbers are few pages in a cache.
 */
const getBucket = (visitorId: string, area: string): number =>
  (/^\d{1,2}$/.test(visitorId) ? Number(visitorId) + hash(area) : hash(`${area}:${visitorId}`)) % 100;

const hash = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/** Chooses the version of an area for a visitor. */
export function versionFor(area: string, live: LiveVersions, visitor: Visitor): string {
  const chosen = visitor.chosen?.[area];
  if (chosen) return chosen;
  const { stable, canary } = live;
  const isInCanary = canary && visitor.id && getBucket(visitor.id, area) < canary.percent;
  return isInCanary ? canary.version : stable;
}

/** The versions of areas in a signed link, live or not. */
export type ChosenVersions = Readonly<Record<string, string>>;

export type ReadChoice =
  | { readonly status: 'valid'; readonly versions: ChosenVersions; readonly until: Date }
  | { readonly status: 'expired'; readonly until: Date }
  | { readonly status: 'forged' };

const entryPattern = /^([a-z0-9][a-z0-9-]*)@([A-Za-z0-9][A-Za-z0-9._-]*)$/;
const choicePattern = /^([^~]+)~(\d{1,12})~([\w-]{43})$/;

/** A shorter secret could be guessed. */
export const minSecretLength = 16;

const sign = (text: string, secret: string) =>
  createHmac('sha256', secret).update(`area versions ${text}`).digest('base64url');

/** Returns the versions, the expiry, and a signature over both: `mf-profile@1.4.0-3f9c2ab41d~1795000000~…`. */
export function signChoice(versions: ChosenVersions, until: Date, secret: string): string {
  const list = Object.entries(versions).map(([area, version]) => `${area}@${version}`);
  const wrong = list.find((entry) => !entryPattern.test(entry));
  if (wrong !== undefined || list.length === 0) {
    throw new AreaStoreError(`"${wrong ?? ''}" is not a version of an area. Write it like mf-profile@1.4.0.`);
  }
  const text = `${list.join(',')}~${Math.floor(until.getTime() / 1000)}`;
  return `${text}~${sign(text, secret)}`;
}

/** Verifies a signed choice and reads its versions. */
export function readChoice(signed: string, secret: string, now = new Date()): ReadChoice {
  const [, list = '', seconds = '', signature = ''] = choicePattern.exec(signed) ?? [];
  const expected = Buffer.from(sign(`${list}~${seconds}`, secret));
  const given = Buffer.from(signature);
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isSigned) return { status: 'forged' };
  const until = new Date(Number(seconds) * 1000);
  if (until <= now) return { status: 'expired', until };
  const versions = list.split(',').map((entry) => entryPattern.exec(entry)?.slice(1) ?? []);
  return { status: 'valid', versions: Object.fromEntries(versions), until };
}

import { createHash } from 'node:crypto';
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

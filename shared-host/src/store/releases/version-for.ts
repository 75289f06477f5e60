import { createHash } from 'node:crypto';
import type { ReleasePointer } from './release-pointer.ts';

/** The facts about a visitor that decide about versions. */
export interface Visitor {
  /** A random id from a cookie, so that visitors stay in their canary. Visitors without an id get stable versions. */
  readonly id?: string | undefined;
  /** Versions of areas that the visitor has chosen with a signed link. */
  readonly chosen?: Readonly<Record<string, string>> | undefined;
}

type LiveVersions = Pick<ReleasePointer, 'stable' | 'canary'>;

/** Returns 0 to 99. The area is part of the hash, so that different visitors get each canary. */
const getBucket = (visitorId: string, area: string): number =>
  createHash('sha256').update(`${area}:${visitorId}`).digest().readUInt32BE() % 100;

/** Chooses the version of an area for a visitor. */
export function versionFor(area: string, live: LiveVersions, visitor: Visitor): string {
  const chosen = visitor.chosen?.[area];
  if (chosen) return chosen;
  const { stable, canary } = live;
  const isInCanary = canary && visitor.id && getBucket(visitor.id, area) < canary.percent;
  return isInCanary ? canary.version : stable;
}

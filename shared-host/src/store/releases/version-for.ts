import { createHash } from 'node:crypto';
import type { ReleasePointer } from './release-pointer.ts';

/** Who asks for a page, as far as the choice of versions is concerned. */
export interface Visitor {
  /** Random and remembered in a cookie, so that a canary stays with its visitors. Without one: stable versions. */
  readonly id?: string | undefined;
  /** Versions of areas that the visitor asked for, by right of a signed link. */
  readonly chosen?: Readonly<Record<string, string>> | undefined;
}

type LiveVersions = Pick<ReleasePointer, 'stable' | 'canary'>;

/** 0 to 99. Each area draws its own lot, so that not the same visitors get every canary. */
const bucketOf = (visitorId: string, area: string): number =>
  createHash('sha256').update(`${area}:${visitorId}`).digest().readUInt32BE() % 100;

/** The version of an area that this visitor gets. */
export function versionFor(area: string, live: LiveVersions, visitor: Visitor): string {
  const chosen = visitor.chosen?.[area];
  if (chosen) return chosen;
  const { stable, canary } = live;
  const isInCanary = canary && visitor.id && bucketOf(visitor.id, area) < canary.percent;
  return isInCanary ? canary.version : stable;
}

import type { MapGeography } from '@hotdrop/shared-domain/game';
import type { Place } from '@hotdrop/shared-domain/tracks';

/** How far outside of a town, in its radius, a place still is near it. */
const near = 1.6;

/** The name of the town at a place. Null: it is far from every town. */
export function findTown(map: MapGeography | null, place: Place): string | null {
  const towns = (map?.towns ?? []).map(({ name, x, y, radius }) => ({
    name,
    distance: Math.hypot(place.x - x, place.y - y) / radius,
  }));
  const [nearest] = towns.toSorted((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= near ? nearest.name : null;
}

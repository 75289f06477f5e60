import type { Site } from '@hotdrop/shared-domain/contract';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { apiOf, type MapGround } from '@hotdrop/shared-domain/wire';
import type { GroundDrawing } from './draw-ground.ts';

/** Drawings of the grounds that were read last. A ground changes every few minutes, and drawing it takes a while. */
const drawings = new Map<string, GroundDrawing | null>();
const mostDrawings = 40;

/** Reads and draws the ground of a map. Null: unknown, also when the call fails, because pages work without it. */
export async function loadGround(
  site: Site,
  mapName: string,
  signal: AbortSignal,
): Promise<GroundDrawing | null> {
  const answer = await apiOf(site).getMapGround({ map: mapName }, { signal });
  if (answer.ok) return await findDrawing(answer.data);
  if (answer.error.kind !== 'not-found') reportFailure(site, answer.error, { area: 'mf-hotdrops' });
  return null;
}

async function findDrawing(ground: MapGround): Promise<GroundDrawing | null> {
  const key = `${ground.mapName}/${ground.updatedAt}/${ground.matches}`;
  const known = drawings.get(key);
  if (known !== undefined) return known;
  // A page that a server has rendered needs no code to draw.
  const { drawGround } = await import(/* webpackChunkName: "draw-ground" */ './draw-ground.ts');
  const drawing = drawGround(ground);
  const [oldest] = drawings.keys();
  if (drawings.size >= mostDrawings && oldest !== undefined) drawings.delete(oldest);
  drawings.set(key, drawing);
  return drawing;
}

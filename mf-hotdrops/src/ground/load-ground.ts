import { type Game, readMap } from '@hotdrop/shared-domain/game';
import { loadMapDrawing, type MapDrawing } from '@hotdrop/shared-ui/map-drawing';

export interface GroundDrawing extends Omit<MapDrawing, 'hills'> {
  /** Lines of equal height, lowest first. Empty: the drawing is too small for them. */
  readonly contours: readonly string[];
}

interface GroundOptions {
  /** Whether the drawing fills most of a page. */
  readonly isLarge?: boolean;
}

/** Loads the drawing of a map. Null: there is none, or its file is lost, because pages work without it. */
export async function loadGround(
  game: Game,
  mapName: string,
  { isLarge = false }: GroundOptions = {},
): Promise<GroundDrawing | null> {
  const drawing = await loadMapDrawing(readMap(game, mapName).plate).catch(() => null);
  if (!drawing) return null;
  const { hills, ...layers } = drawing;
  if (!isLarge) return { ...layers, contours: [] };
  const { drawContours } = await import(/* webpackChunkName: "draw-heat" */ './draw-contours.ts');
  return { ...layers, contours: drawContours(hills) };
}

import type { Frame } from './frame.ts';
import { copyGround } from './ground-layer.ts';
import { paintMiniature, paintScale } from './overlays.ts';
import { paintPlayers } from './players.ts';
import { paintDeaths, paintFlight, paintPackages, paintTowns, paintZone } from './terrain.ts';
import { paintShots, paintTrails } from './traces.ts';

/** Paints the stage, the lowest layer first. Places outside of it are left out. */
export function paint(context: CanvasRenderingContext2D, frame: Frame): void {
  copyGround(context, frame);
  paintZone(context, frame);
  paintFlight(context, frame);
  paintTowns(context, frame);
  paintPackages(context, frame);
  paintDeaths(context, frame);
  paintTrails(context, frame);
  paintShots(context, frame);
  paintPlayers(context, frame);
  paintMiniature(context, frame);
  paintScale(context, frame);
}

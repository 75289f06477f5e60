import type { GroundDrawing } from '../../../../ground/draw-ground.ts';
import { groundUnits } from '../../../../ground/trace.ts';
import { toStage } from '../camera.ts';
import type { StageColors } from './colors.ts';
import type { Frame } from './frame.ts';

/** The side of the picture of the ground in px: a whole map at a stage's usual size, twice. */
const side = 2048;
const gridStep = 500;

/** The ground is the same in each frame, so it is painted once and copied. */
export function paintGround(ground: GroundDrawing | null, colors: StageColors): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = colors.sea;
  context.fillRect(0, 0, side, side);
  if (!ground) return canvas;
  context.scale(side / groundUnits, side / groundUnits);
  const land = new Path2D(ground.land);
  context.fillStyle = colors.land;
  context.fill(land);
  context.strokeStyle = colors.coast;
  context.lineWidth = 0.9;
  context.stroke(land);
  context.fillStyle = colors.used;
  context.globalAlpha = 0.09;
  for (const path of ground.used) context.fill(new Path2D(path));
  return canvas;
}

/** Copies the visible part of the ground, and draws the grid. */
export function copyGround(
  context: CanvasRenderingContext2D,
  { ground, camera, size, model, colors }: Frame,
): void {
  const map = model.tracks.size;
  const corner = toStage(camera, size, { x: 0, y: 0 });
  const length = map * camera.scale;
  context.fillStyle = colors.sea;
  context.fillRect(0, 0, size.width, size.height);
  context.drawImage(ground, corner.x, corner.y, length, length);
  const step = gridStep * camera.scale;
  if (step < 24) return;
  context.strokeStyle = colors.line;
  context.lineWidth = 1;
  context.setLineDash([2, 6]);
  context.beginPath();
  for (let meters = 0; meters <= map; meters += gridStep) {
    const { x, y } = toStage(camera, size, { x: meters, y: meters });
    if (x >= 0 && x <= size.width) {
      context.moveTo(x, Math.max(0, corner.y));
      context.lineTo(x, Math.min(size.height, corner.y + length));
    }
    if (y >= 0 && y <= size.height) {
      context.moveTo(Math.max(0, corner.x), y);
      context.lineTo(Math.min(size.width, corner.x + length), y);
    }
  }
  context.stroke();
  context.setLineDash([]);
}

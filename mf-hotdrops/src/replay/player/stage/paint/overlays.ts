import { toMap } from '../camera.ts';
import { type Frame, line, write } from './frame.ts';

/** The small map in a corner, in px. Smaller stages have no room for it. */
const miniature = { side: 148, margin: 14, least: { width: 700, height: 380 } } as const;
const rulerMargin = 16;
/** The longest ruler, in px, and the lengths to choose from, in meters. */
const longestRuler = 150;
const lengths = [2_000, 1_000, 500, 200, 100, 50, 20, 10] as const;

/** The whole map with the visible part and the flight path. None while the stage shows all of it. */
export function paintMiniature(context: CanvasRenderingContext2D, frame: Frame): void {
  const { camera, size, colors, ground, model } = frame;
  const { side, margin } = miniature;
  const map = model.tracks.size;
  const isWhole = camera.scale * map <= Math.min(size.width, size.height) * 1.05;
  if (size.width < miniature.least.width || size.height < miniature.least.height || isWhole) return;
  const [left, top] = [size.width - side - margin, size.height - side - margin - 28];
  const toCorner = (meters: number) => (meters / map) * side;
  context.save();
  context.beginPath();
  context.roundRect(left, top, side, side, 6);
  context.fillStyle = colors.sea;
  context.fill();
  context.clip();
  context.drawImage(ground, left, top, side, side);
  const { flight } = model.tracks;
  if (flight) {
    context.strokeStyle = colors.muted;
    context.lineWidth = 1;
    context.setLineDash([3, 4]);
    const [from, to] = [flight.from, flight.to].map(({ x, y }) => ({
      x: left + toCorner(x),
      y: top + toCorner(y),
    }));
    if (from && to) line(context, [from, to]);
    context.setLineDash([]);
  }
  const corner = toMap(camera, size, { x: 0, y: 0 });
  context.strokeStyle = colors.own;
  context.lineWidth = 1.5;
  context.strokeRect(
    left + toCorner(corner.x),
    top + toCorner(corner.y),
    toCorner(size.width / camera.scale),
    toCorner(size.height / camera.scale),
  );
  context.restore();
  context.beginPath();
  context.roundRect(left, top, side, side, 6);
  context.strokeStyle = colors.faint;
  context.lineWidth = 1;
  context.stroke();
}

export function paintScale(context: CanvasRenderingContext2D, { camera, size, colors, words }: Frame): void {
  const meters = lengths.find((one) => one * camera.scale <= longestRuler);
  if (!meters) return;
  const [right, y] = [size.width - rulerMargin, size.height - rulerMargin];
  const left = right - meters * camera.scale;
  context.strokeStyle = colors.muted;
  context.lineWidth = 1.5;
  line(
    context,
    [
      { x: left, y },
      { x: right, y },
    ],
    ...[left, right].map(
      (x) =>
        [
          { x, y: y - 5 },
          { x, y },
        ] as const,
    ),
  );
  context.font = '12px sans-serif';
  context.textAlign = 'center';
  write(
    context,
    words.meters(meters),
    { x: (left + right) / 2, y: y - 6 },
    { color: colors.text, halo: colors.sea },
  );
}

import type { Circle } from '@hotdrop/shared-domain/tracks';
import { type Box, estimateWidth } from '../../../../places/place-labels.ts';
import { findZone } from '../../../moment/model.ts';
import { findLast } from '../../../moment/moment.ts';
import { displayFont, type Frame, isVisible, line, stagePlace, write } from './frame.ts';

/** A death is bright for this many seconds. */
const freshDeath = 30;
/** Below this many px for each meter, only the largest towns have room for their names. */
const townScale = 0.2;
const mostFarTowns = 8;
const townFont = 14;

function circle(context: CanvasRenderingContext2D, frame: Frame, { x, y, radius }: Circle) {
  const middle = stagePlace(frame, { x, y });
  context.arc(middle.x, middle.y, Math.max(0, radius * frame.camera.scale), 0, 2 * Math.PI);
}

/** The blue zone with a wash outside of it, and the next, white one. */
export function paintZone(context: CanvasRenderingContext2D, frame: Frame): void {
  const zone = findZone(frame.model, frame.at);
  if (!zone) return;
  const { size, colors } = frame;
  context.beginPath();
  context.rect(0, 0, size.width, size.height);
  circle(context, frame, zone.blue);
  context.fillStyle = colors.wash;
  context.fill('evenodd');
  context.beginPath();
  circle(context, frame, zone.blue);
  context.strokeStyle = colors.blue;
  context.lineWidth = 2.5;
  context.stroke();
  if (!zone.white) return;
  context.beginPath();
  circle(context, frame, zone.white);
  context.strokeStyle = colors.white;
  context.lineWidth = 1.6;
  context.stroke();
}

/** The path of the plane, dashed. */
export function paintFlight(context: CanvasRenderingContext2D, frame: Frame): void {
  const { flight } = frame.model.tracks;
  if (!flight) return;
  context.strokeStyle = frame.colors.faint;
  context.lineWidth = 1.4;
  context.setLineDash([7, 7]);
  line(context, [stagePlace(frame, flight.from), stagePlace(frame, flight.to)]);
  context.setLineDash([]);
}

export function paintTowns(context: CanvasRenderingContext2D, frame: Frame): void {
  const { colors } = frame;
  context.font = `600 ${townFont}px ${displayFont}`;
  context.textAlign = 'center';
  for (const { name, place } of listTowns(frame))
    write(context, name, place, { color: colors.muted, halo: colors.sea });
}

/** The towns with a name on the stage. */
function listTowns(frame: Frame) {
  const { map, camera, size } = frame;
  const towns = (camera.scale > townScale ? map?.towns : map?.towns.slice(0, mostFarTowns)) ?? [];
  return towns
    .map((town) => ({ name: town.name, place: stagePlace(frame, town) }))
    .filter(({ place }) => isVisible(place, size));
}

/** The places of the names of towns, which the names of players avoid. */
export const listTownBoxes = (frame: Frame): readonly Box[] =>
  listTowns(frame).map(({ name, place: { x, y } }) => {
    const half = estimateWidth(name, townFont / 2) / 2;
    return { left: x - half, top: y - townFont, right: x + half, bottom: y + townFont / 4 };
  });

export function paintPackages(context: CanvasRenderingContext2D, frame: Frame): void {
  const { model, at, camera, size, colors, words } = frame;
  context.font = '12px sans-serif';
  context.textAlign = 'left';
  for (const one of model.tracks.packages) {
    if (one.at > at) continue;
    const { x, y } = stagePlace(frame, one);
    if (!isVisible({ x, y }, size)) continue;
    context.fillStyle = colors.panel;
    context.strokeStyle = colors.text;
    context.lineWidth = 1.5;
    context.beginPath();
    context.rect(x - 6, y - 6, 12, 12);
    context.fill();
    context.stroke();
    line(
      context,
      [
        { x: x - 6, y },
        { x: x + 6, y },
      ],
      [
        { x, y: y - 6 },
        { x, y: y + 6 },
      ],
    );
    if (camera.scale > townScale)
      write(context, words.carePackage, { x: x + 12, y: y + 4 }, { color: colors.muted, halo: colors.sea });
  }
}

export function paintDeaths(context: CanvasRenderingContext2D, frame: Frame): void {
  const { model, at, size, colors } = frame;
  const last = findLast(model.logTimes, at);
  for (let i = 0; i <= last; i++) {
    const one = model.tracks.log[i];
    if (one?.type !== 'kill') continue;
    const { x, y } = stagePlace(frame, one.whomPlace);
    if (!isVisible({ x, y }, size)) continue;
    const isFresh = at - one.at < freshDeath;
    context.strokeStyle = isFresh ? colors.text : colors.faint;
    context.globalAlpha = isFresh ? 0.95 : 0.5;
    context.lineWidth = isFresh ? 2 : 1.6;
    line(
      context,
      [
        { x: x - 5, y: y - 5 },
        { x: x + 5, y: y + 5 },
      ],
      [
        { x: x + 5, y: y - 5 },
        { x: x - 5, y: y + 5 },
      ],
    );
  }
  context.globalAlpha = 1;
}

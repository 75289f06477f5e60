import type { MapGeography } from '@hotdrop/shared-domain/game';
import { estimateWidth } from '@hotdrop/shared-domain/text';
import type { Circle, Place, TrackPlayer } from '@hotdrop/shared-domain/tracks';
import type { GroundDrawing } from '../../ground/load-ground.ts';
import { groundUnits } from '../../ground/trace.ts';
import { type Box, type LabelPoint, type LabelSide, placeLabels } from '../../places/place-labels.ts';
import { findLast, findPlayer, findZone, isKnocked, listTrail, type ReplayModel } from '../moment.ts';
import { type Camera, type StageSize, toStage } from './stage-view.ts';

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
}

/** Everything that a picture of the stage depends on. */
interface Frame {
  readonly model: ReplayModel;
  readonly at: number;
  readonly camera: Camera;
  readonly size: StageSize;
  readonly colors: StageColors;
  readonly ground: HTMLCanvasElement;
  readonly map: MapGeography | null;
  /** A position in `Tracks.players`. Null: no one is followed. */
  readonly followed: number | null;
  readonly isReduced: boolean;
  readonly words: StageWords;
}

/** The texts on the stage, in the visitor's language. */
interface StageWords {
  readonly knocked: string;
  readonly carePackage: string;
}

const displayFont = '"Hotdrop Display", "Hotdrop Display Narrow", sans-serif';

const isVisible = ({ x, y }: Place, { width, height }: StageSize, margin = 30): boolean =>
  x > -margin && y > -margin && x < width + margin && y < height + margin;

const isOurs = ({ model, followed }: Frame, player: number): boolean =>
  followed !== null && model.teamAt[player] === model.teamAt[followed];

const stagePlace = ({ camera, size }: Frame, place: Place): Place => toStage(camera, size, place);

/** Writes a text that can be read on every ground. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y }: Place,
  { color, halo }: { readonly color: string; readonly halo: string },
): void {
  context.lineWidth = 3.5;
  context.lineJoin = 'round';
  context.strokeStyle = halo;
  context.strokeText(text, x, y);
  context.fillStyle = color;
  context.fillText(text, x, y);
}

/** Draws lines between pairs of places of the stage. */
function line(context: CanvasRenderingContext2D, ...pairs: readonly (readonly [Place, Place])[]): void {
  context.beginPath();
  for (const [from, to] of pairs) {
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
  }
  context.stroke();
}

/** Colors of the stage, by the custom property that has each. */
const properties = {
  sea: '--map-sea',
  land: '--map-land',
  coast: '--map-coast',
  shelf: '--map-shelf',
  contour: '--map-contour',
  road: '--map-road',
  line: '--map-line',
  text: '--text',
  muted: '--muted',
  faint: '--faint',
  panel: '--panel',
  ours: '--accent',
  oursText: '--accent-text',
  onOurs: '--on-accent',
  ourTrail: '--accent-dim',
  other: '--player',
  otherEdge: '--chart-line',
  onOther: '--facet-light',
  danger: '--down',
  blue: '--zone-blue',
  wash: '--zone-wash',
  white: '--focus',
} as const;

export type StageColors = Readonly<Record<keyof typeof properties, string>>;

/**
 * Reads the colors of an element's theme. A canvas does not know custom properties, and they hold `light-dark()`, so
 * the browser computes each as the color of a probe inside the element.
 */
export function readColors(element: Element): StageColors {
  const probe = element.ownerDocument.createElement('span');
  probe.hidden = true;
  element.append(probe);
  const colors = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      probe.style.color = `var(${property})`;
      return [name, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  return colors as StageColors;
}

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
  context.lineJoin = 'round';
  const land = new Path2D(ground.land);
  const stroke = (path: Path2D, color: string, width: number) => {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke(path);
  };
  stroke(land, colors.shelf, 22);
  context.fillStyle = colors.land;
  context.fill(land);
  for (const path of ground.contours) stroke(new Path2D(path), colors.contour, 0.8);
  stroke(new Path2D(ground.river), colors.sea, 5);
  stroke(new Path2D(ground.road), colors.road, 1.6);
  stroke(land, colors.coast, 1);
  stroke(new Path2D(ground.bridge), colors.coast, 3);
  return canvas;
}

/** Copies the visible part of the ground, and draws the grid. */
function copyGround(context: CanvasRenderingContext2D, { ground, camera, size, model, colors }: Frame): void {
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
function paintZone(context: CanvasRenderingContext2D, frame: Frame): void {
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
function paintFlight(context: CanvasRenderingContext2D, frame: Frame): void {
  const { flight } = frame.model.tracks;
  if (!flight) return;
  context.strokeStyle = frame.colors.faint;
  context.lineWidth = 1.4;
  context.setLineDash([7, 7]);
  line(context, [stagePlace(frame, flight.from), stagePlace(frame, flight.to)]);
  context.setLineDash([]);
}

function paintTowns(context: CanvasRenderingContext2D, frame: Frame): void {
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
const listTownBoxes = (frame: Frame): readonly Box[] =>
  listTowns(frame).map(({ name, place: { x, y } }) => {
    const half = estimateWidth(name, townFont / 2) / 2;
    return { left: x - half, top: y - townFont, right: x + half, bottom: y + townFont / 4 };
  });

function paintPackages(context: CanvasRenderingContext2D, frame: Frame): void {
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

function paintDeaths(context: CanvasRenderingContext2D, frame: Frame): void {
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

/** Seconds for which traces stay visible. */
const shown = { ourTrail: 40, trail: 12, shot: 1.2 } as const;

/** Where players came from: a long way for the followed team, a short one for others. */
function paintTrails(context: CanvasRenderingContext2D, frame: Frame): void {
  const { model, colors } = frame;
  context.lineJoin = 'round';
  model.tracks.players.forEach((player, index) => {
    const isTeammate = isOurs(frame, index);
    context.strokeStyle = isTeammate ? colors.ourTrail : colors.other;
    context.globalAlpha = isTeammate ? 1 : 0.6;
    context.lineWidth = isTeammate ? 2.2 : 1.4;
    paintTrail(context, frame, player, isTeammate ? shown.ourTrail : shown.trail);
  });
  context.globalAlpha = 1;
}

function paintTrail(context: CanvasRenderingContext2D, frame: Frame, player: TrackPlayer, seconds: number) {
  const { at, size } = frame;
  const now = findPlayer(player, at);
  if (!now || now.isDead) return;
  const end = stagePlace(frame, now);
  if (!isVisible(end, size, 100)) return;
  context.beginPath();
  context.moveTo(end.x, end.y);
  for (const place of listTrail(player, at, seconds)) {
    const { x, y } = stagePlace(frame, place);
    context.lineTo(x, y);
  }
  context.stroke();
}

/** Shots of the last second: of the followed team, at it, and of others. */
function paintShots(context: CanvasRenderingContext2D, frame: Frame): void {
  const { model, at, size, colors } = frame;
  const { shots, players } = model.tracks;
  for (let i = findLast(model.shotTimes, at); i >= 0; i--) {
    const shot = shots[i];
    if (!shot || at - shot.at > shown.shot) break;
    const [by, whom] = [players[shot.by], players[shot.whom]];
    const from = by && findPlayer(by, shot.at);
    const to = whom && findPlayer(whom, shot.at);
    if (!from || !to) continue;
    const [begin, end] = [stagePlace(frame, from), stagePlace(frame, to)];
    if (!isVisible(begin, size, 0) && !isVisible(end, size, 0)) continue;
    const [isByUs, isAtUs] = [isOurs(frame, shot.by), isOurs(frame, shot.whom)];
    context.strokeStyle = isByUs ? colors.ours : isAtUs ? colors.danger : colors.text;
    context.globalAlpha = frame.isReduced ? 0.8 : 1 - (at - shot.at) / shown.shot;
    context.lineWidth = isByUs || isAtUs ? 2 : 1.2;
    line(context, [begin, end]);
  }
  context.globalAlpha = 1;
}

const dot = 9;
/** Where names begin, off the ring of the followed player. */
const nameStart = dot + 10;
/** Players of other teams have names while their team fights with the followed one, and only this near to it. */
const near = { meters: 250, seconds: 10, names: 8, scale: 0.5 } as const;

interface Seen {
  readonly index: number;
  readonly place: Place;
  readonly isKnocked: boolean;
  readonly health: number;
}

function paintPlayers(context: CanvasRenderingContext2D, frame: Frame): void {
  const seen = listSeen(frame);
  context.textAlign = 'center';
  for (const one of seen) paintPlayer(context, frame, one);
  paintNames(context, frame, seen);
}

/** Living players on the stage. Later ones cover earlier ones: the followed player is the last, after their team. */
function listSeen(frame: Frame): readonly Seen[] {
  const { model, at, size, followed } = frame;
  const rank = ({ index }: Seen) => (index === followed ? 2 : isOurs(frame, index) ? 1 : 0);
  return model.tracks.players
    .flatMap((player, index): Seen[] => {
      const now = findPlayer(player, at);
      if (!now || now.isDead) return [];
      const place = stagePlace(frame, now);
      if (!isVisible(place, size)) return [];
      return [{ index, place, health: now.health, isKnocked: isKnocked(model, index, at) }];
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

function paintPlayer(
  context: CanvasRenderingContext2D,
  frame: Frame,
  { index, place, isKnocked, health }: Seen,
) {
  const { colors, model, followed } = frame;
  const isTeammate = isOurs(frame, index);
  context.beginPath();
  context.arc(place.x, place.y, dot, 0, 2 * Math.PI);
  context.fillStyle = isKnocked ? colors.panel : isTeammate ? colors.ours : colors.other;
  context.fill();
  context.strokeStyle = isTeammate ? colors.ours : colors.otherEdge;
  context.lineWidth = 2;
  const end = isKnocked ? 2 * Math.PI : (2 * Math.PI * health) / 100;
  if (isKnocked) context.setLineDash([3, 3]);
  context.beginPath();
  context.arc(place.x, place.y, dot + 2, -Math.PI / 2, -Math.PI / 2 + end);
  context.stroke();
  if (index === followed) {
    context.setLineDash([4, 3]);
    context.strokeStyle = colors.text;
    context.lineWidth = 1.5;
    context.beginPath();
    context.arc(place.x, place.y, dot + 6, 0, 2 * Math.PI);
    context.stroke();
  }
  context.setLineDash([]);
  context.font = `600 12px ${displayFont}`;
  context.fillStyle = isKnocked ? colors.text : isTeammate ? colors.onOurs : colors.onOther;
  context.fillText(isKnocked ? '–' : String(model.tracks.players[index]?.teamId ?? ''), place.x, place.y + 4);
}

const offsets: Readonly<
  Record<LabelSide, { readonly x: number; readonly y: number; readonly align: CanvasTextAlign }>
> = {
  right: { x: nameStart, y: 4, align: 'left' },
  left: { x: -nameStart, y: 4, align: 'right' },
  above: { x: 0, y: -dot - 10, align: 'center' },
  below: { x: 0, y: dot + 20, align: 'center' },
};

/** Below this width, in px, only the followed player and those who are down have names. */
const narrow = 600;

function paintNames(context: CanvasRenderingContext2D, frame: Frame, seen: readonly Seen[]) {
  const { colors, model, size, words } = frame;
  const nameOf = ({ index, isKnocked: down }: Seen) =>
    `${model.tracks.players[index]?.name ?? ''}${down ? ` ${words.knocked}` : ''}`;
  const ours = seen.filter(({ index }) => isOurs(frame, index)).toReversed();
  const isNarrow = size.width < narrow;
  const named = isNarrow
    ? ours.filter((one) => one.isKnocked || one.index === frame.followed)
    : [...ours, ...listOpponents(frame, seen)];
  const points = named.map(
    (one): LabelPoint => ({
      id: String(one.index),
      ...one.place,
      radius: nameStart,
      width: estimateWidth(nameOf(one), 7),
    }),
  );
  const sides = ['right', 'left', 'below', 'above'] as const;
  const placed = placeLabels(points, {
    ...size,
    sides,
    most: named.length,
    avoid: named.length > 0 ? listTownBoxes(frame) : [],
  });
  context.font = '600 12px sans-serif';
  for (const one of named) {
    const side = placed.get(String(one.index));
    if (!side) continue;
    const { x, y, align } = offsets[side];
    context.textAlign = align;
    const color = one.isKnocked ? colors.danger : isOurs(frame, one.index) ? colors.oursText : colors.text;
    write(context, nameOf(one), { x: one.place.x + x, y: one.place.y + y }, { color, halo: colors.sea });
  }
}

function listOpponents(frame: Frame, seen: readonly Seen[]): readonly Seen[] {
  const { model, at, camera, followed } = frame;
  const { fights, players } = model.tracks;
  const team = followed === null ? null : (players[followed]?.teamId ?? null);
  if (team === null || camera.scale < near.scale) return [];
  const now = fights.filter(
    ({ from, to, teams }) => teams.includes(team) && at >= from - near.seconds && at <= to + near.seconds,
  );
  return seen
    .filter(({ index, place }) => {
      const { teamId } = players[index] ?? {};
      return now.some((fight) => {
        const middle = stagePlace(frame, fight.place);
        const meters = Math.hypot(middle.x - place.x, middle.y - place.y) / camera.scale;
        return teamId !== team && fight.teams.includes(teamId ?? -1) && meters < near.meters;
      });
    })
    .slice(0, near.names);
}

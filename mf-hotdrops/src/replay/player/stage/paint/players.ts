import type { Place } from '@hotdrop/shared-domain/tracks';
import {
  estimateWidth,
  type LabelPoint,
  type LabelSide,
  placeLabels,
} from '../../../../places/place-labels.ts';
import { isKnocked } from '../../../moment/model.ts';
import { findPlayer } from '../../../moment/moment.ts';
import { displayFont, type Frame, isOwn, isVisible, stagePlace, write } from './frame.ts';
import { listTownBoxes } from './terrain.ts';

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

export function paintPlayers(context: CanvasRenderingContext2D, frame: Frame): void {
  const seen = listSeen(frame);
  context.textAlign = 'center';
  for (const one of seen) paintPlayer(context, frame, one);
  paintNames(context, frame, seen);
}

/** Living players on the stage. Later ones cover earlier ones: the followed player is the last, after their team. */
function listSeen(frame: Frame): readonly Seen[] {
  const { model, at, size, followed } = frame;
  const rank = ({ index }: Seen) => (index === followed ? 2 : isOwn(frame, index) ? 1 : 0);
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
  const own = isOwn(frame, index);
  context.beginPath();
  context.arc(place.x, place.y, dot, 0, 2 * Math.PI);
  context.fillStyle = isKnocked ? colors.panel : own ? colors.own : colors.other;
  context.fill();
  context.strokeStyle = own ? colors.own : colors.otherEdge;
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
  context.fillStyle = isKnocked ? colors.text : own ? colors.onOwn : colors.onOther;
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

function paintNames(context: CanvasRenderingContext2D, frame: Frame, seen: readonly Seen[]) {
  const { colors, model, size, words } = frame;
  const nameOf = ({ index, isKnocked: down }: Seen) =>
    `${model.tracks.players[index]?.name ?? ''}${down ? ` ${words.knocked}` : ''}`;
  const own = seen.filter(({ index }) => isOwn(frame, index)).toReversed();
  const named = [...own, ...listOpponents(frame, seen)];
  const points = named.map(
    (one): LabelPoint => ({
      ...{ id: String(one.index), ...one.place, radius: nameStart },
      width: estimateWidth(nameOf(one)),
    }),
  );
  const sides = ['right', 'left', 'below', 'above'] as const;
  const placed = placeLabels(points, {
    ...{ ...size, sides },
    ...{ most: named.length, avoid: named.length > 0 ? listTownBoxes(frame) : [] },
  });
  context.font = '600 12px sans-serif';
  for (const one of named) {
    const side = placed.get(String(one.index));
    if (!side) continue;
    const { x, y, align } = offsets[side];
    context.textAlign = align;
    const color = one.isKnocked ? colors.danger : isOwn(frame, one.index) ? colors.ownText : colors.text;
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

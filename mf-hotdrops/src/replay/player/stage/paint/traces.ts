import type { TrackPlayer } from '@hotdrop/shared-domain/tracks';
import { findLast, findPlayer } from '../../../moment/moment.ts';
import { type Frame, isOwn, isVisible, line, stagePlace } from './frame.ts';

/** Seconds for which traces stay visible. */
const shown = { ownTrail: 40, trail: 12, shot: 1.2 } as const;

/** Where players came from: a long way for the followed team, a short one for others. */
export function paintTrails(context: CanvasRenderingContext2D, frame: Frame): void {
  const { model, colors } = frame;
  context.lineJoin = 'round';
  model.tracks.players.forEach((player, index) => {
    const isOurs = isOwn(frame, index);
    context.strokeStyle = isOurs ? colors.ownTrail : colors.other;
    context.globalAlpha = isOurs ? 1 : 0.6;
    context.lineWidth = isOurs ? 2.2 : 1.4;
    paintTrail(context, frame, player, isOurs ? shown.ownTrail : shown.trail);
  });
  context.globalAlpha = 1;
}

function paintTrail(context: CanvasRenderingContext2D, frame: Frame, player: TrackPlayer, seconds: number) {
  const { at, size } = frame;
  const now = findPlayer(player, at);
  if (!now || now.isDead) return;
  const end = stagePlace(frame, now);
  if (!isVisible(end, size, 100)) return;
  const { track } = player;
  context.beginPath();
  context.moveTo(end.x, end.y);
  for (let i = findLast(track.at, at); i >= 0 && (track.at[i] ?? 0) > at - seconds; i--) {
    const { x, y } = stagePlace(frame, { x: track.x[i] ?? 0, y: track.y[i] ?? 0 });
    context.lineTo(x, y);
  }
  context.stroke();
}

/** Shots of the last second: of the followed team, at it, and of others. */
export function paintShots(context: CanvasRenderingContext2D, frame: Frame): void {
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
    const [isOurs, isAtUs] = [isOwn(frame, shot.by), isOwn(frame, shot.whom)];
    context.strokeStyle = isOurs ? colors.own : isAtUs ? colors.danger : colors.text;
    context.globalAlpha = frame.isReduced ? 0.8 : 1 - (at - shot.at) / shown.shot;
    context.lineWidth = isOurs || isAtUs ? 2 : 1.2;
    line(context, [begin, end]);
  }
  context.globalAlpha = 1;
}

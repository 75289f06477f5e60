import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { notFound } from '../http/problem.ts';
import { fillMatchList } from '../matches/fill-match-list.ts';
import { requirePlayer } from '../players/require-player.ts';
import { readBestPartner } from './best-partner.ts';
import { readWeekBounds } from './week-bounds.ts';
import { findKeptWeek, listPlayedWeeks, readBestMap, readFigures, type WeekRange } from './week-figures.ts';
import { readWeekMatches } from './week-matches.ts';

export const getWeek = operation(
  'getWeek',
  { maxAge: cacheSeconds.halfMinute },
  async (context, { shard, accountId: id, week: asked }) => {
    const player = await requirePlayer(context, shard, id);
    const week = findKeptWeek(context, asked);
    if (!week) throw notFound(`The week ${asked} has not begun, or its matches are no longer stored.`);
    await fillMatchList(context, player);
    const { accountId } = player;
    const previous = weekBefore(week);
    const [before, from, until] = await readWeekBounds(
      context,
      accountId,
      [previous.start, week.start, week.end].map((time) => new Date(time)),
    );
    if (!before || !from || !until) throw new Error('A bound of the week is missing.');
    const range: WeekRange = { before, from, until };
    const [figures, matches, bestMap, bestPartner] = await Promise.all([
      readFigures(context, accountId, range),
      readWeekMatches(context, accountId, range),
      readBestMap(context, accountId, range),
      readBestPartner(context, accountId, range),
    ]);
    const now = context.now().getTime();
    return {
      week: week.id,
      start: new Date(week.start).toISOString(),
      end: new Date(week.end).toISOString(),
      isOver: week.end <= now,
      figures: figures.figures,
      before: findKeptWeek(context, previous.id) ? figures.before : null,
      ...matches,
      bestMap,
      bestPartner,
      otherWeeks: figures.figures ? [] : await listPlayedWeeks(context, accountId, weekOf(now)),
    };
  },
);

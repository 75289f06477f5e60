import { dayLength, weekOf } from '@hotdrop/shared-domain/text';
import { apiOf, type PlayedWeek } from '@hotdrop/shared-domain/wire';
import { definePanel, toneOf } from '@hotdrop/shared-ui/panel';
import { msg, plural } from '@lingui/core/macro';
import { describeStanding } from './describe-standing.tsx';
import { loadStanding } from './load-standing.ts';
import { readSince } from './read-since.ts';
import { sumSince } from './sum-since.ts';

/** The rank, and what the player won since the stream began. */
export const live = definePanel<'player'>()({
  async load(request) {
    const { site, query } = request;
    const found = await loadStanding(request);
    if (!found.ok) return found;
    const { player, shard, main } = found.data;
    const now = site.now();
    const since = readSince(query.since, now);
    // A session belongs to the week in which it began, which can be the day before.
    const ids = new Set([since - dayLength, now].map((time) => weekOf(time).id));
    const weeks: PlayedWeek[] = [];
    for (const week of ids) {
      const answer = await apiOf(site).getWeek({ shard, accountId: player.accountId, week }, request);
      if (!answer.ok) return answer;
      weeks.push(answer.data);
    }
    const isToday = now - since <= dayLength;
    return { ok: true, data: { ...found.data, since, isToday, won: sumSince(weeks, since, main?.mode.id) } };
  },
  facts: ({ player, main, since, won }) => ({
    player,
    mode: main?.mode.id ?? null,
    tier: main?.played.ranked?.currentTier ?? null,
    points: main?.played.points ?? null,
    since: new Date(since).toISOString(),
    won,
  }),
  face(shown) {
    const { data, i18n, format } = shown;
    const { player, isToday, won } = data;
    const { name } = player;
    const { wins, kills, points } = won;
    const standing = describeStanding(shown);
    const { title, value } = standing;
    const change = format.change(points);
    const hasPoints = value !== undefined && points !== null;
    const facts = format.list([
      ...(hasPoints ? [i18n._(msg`${change} points`)] : []),
      i18n._(msg`${plural(wins, { one: '# win', other: '# wins' })}`),
      i18n._(msg`${plural(kills, { one: '# kill', other: '# kills' })}`),
    ]);
    const rank = value === undefined ? title : i18n._(msg`${title}, ${value} points`);
    return {
      ...standing,
      figures: [
        ...(hasPoints
          ? [{ label: i18n._(isToday ? msg`today` : msg`points`), value: change, tone: toneOf(points) }]
          : []),
        { label: i18n._(msg`${plural(wins, { one: 'win', other: 'wins' })}`), value: format.number(wins) },
        {
          label: i18n._(msg`${plural(kills, { one: 'kill', other: 'kills' })}`),
          value: format.number(kills),
        },
      ],
      line: isToday
        ? i18n._(msg`${name}: ${rank}. Today: ${facts}`)
        : i18n._(msg`${name}: ${rank}. Since the start: ${facts}`),
    };
  },
});

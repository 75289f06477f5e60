import { readSeason } from '@hotdrop/shared-domain/game';
import { linksOf } from '@hotdrop/shared-domain/links';
import { parseWeek } from '@hotdrop/shared-domain/text';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { definePanel, nothingAt } from '@hotdrop/shared-ui/panel';
import { TierPicture } from '@hotdrop/shared-ui/tier-mark';
import { msg } from '@lingui/core/macro';
import { findDivision } from '../climb/climb-curve.ts';
import { linkPatterns } from '../link-patterns.ts';
import { describeWeek } from '../week-data/describe-week.ts';
import { daysOf, findMainMode, kdOf } from '../week-data/week-data.ts';
import { loadPlayer } from './load-player.ts';

/** The points and stats of a player's week. */
export const week = definePanel<'week'>()({
  async load(request) {
    const named = parseWeek(request.about.week);
    if (!named) return nothingAt(`There is no week ${request.about.week}.`);
    const found = await loadPlayer(request);
    if (!found.ok) return found;
    const { player, shard } = found.data;
    const input = { shard, accountId: player.accountId, week: named.id };
    const answer = await apiOf(request.site).getWeek(input, request);
    return answer.ok ? { ok: true, data: { player, shard, named, played: answer.data } } : answer;
  },
  facts: ({ player, played: { week: id, stats, modes } }) => ({
    player,
    week: id,
    stats,
    modes: modes.map(({ mode, matches, points }) => ({ mode, matches, points })),
  }),
  face({ site, data: { player, shard, named, played }, i18n, format }) {
    const { game, locale } = site;
    const { name } = player;
    const { number, id } = named;
    const { stats } = played;
    const { from, to } = daysOf(named, locale);
    const points = findMainMode(played)?.points;
    const change = format.change(points && points.to - points.from);
    const tier = points && findDivision(game, readSeason(game, points.season), points.to);
    const facts = i18n._(msg`No match in week ${number}.`);
    return {
      about: `${name} · ${i18n._(msg`${from} to ${to}`)}`,
      title: i18n._(points ? msg`Points in week ${number}` : msg`Week ${number}`),
      value: points ? change : undefined,
      mark: tier && <TierPicture mark={tier.mark} />,
      color: tier ? `tier-${tier.mark}` : undefined,
      notes: stats ? [] : [facts],
      figures: stats
        ? [
            {
              label: i18n._(msg({ message: 'Matches', context: 'a count' })),
              value: format.number(stats.matches),
            },
            { label: i18n._(msg`Wins`), value: format.number(stats.wins) },
            { label: i18n._(msg`K/D`), value: format.decimal(kdOf(stats)) },
          ]
        : undefined,
      line: stats
        ? describeWeek({ name, week: named, played, i18n, format })
        : i18n._(msg`${name}: ${facts}`),
      href: linksOf(site, linkPatterns).week({ shard, name, week: id }),
    };
  },
});

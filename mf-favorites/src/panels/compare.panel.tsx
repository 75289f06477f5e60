import { readMode } from '@hotdrop/shared-domain/game';
import { linksOf } from '@hotdrop/shared-domain/links';
import { rankPointsOf } from '@hotdrop/shared-domain/stats';
import { definePanel } from '@hotdrop/shared-ui/panel';
import { msg } from '@lingui/core/macro';
import { loadComparison } from '../compare/compare.loader.ts';
import { findLeaders } from '../compare/find-leaders.ts';
import { linkPatterns } from '../link-patterns.ts';
import { compareAddress } from '../links/compare-address.ts';
import { playedStatsIn } from '../seasons/ranked-stats.ts';

/** The rank points of players in the current season, and who leads in most stats. */
export const compare = definePanel<'players'>()({
  async load({ site, about: { players }, query, signal }) {
    const choice = { season: null, mode: query.mode ?? null };
    const { compared, failures, mode } = await loadComparison(site, players, choice, signal);
    const [error] = failures;
    if (error) return { ok: false, error };
    const ranked = compared.map((one) => ({
      ...one,
      ranked: one.stats && playedStatsIn(site.game, one.stats, mode),
    }));
    return { ok: true, data: { mode, players: ranked } };
  },
  facts: ({ mode, players }) => ({
    mode,
    players: players.map(({ player, ranked }) => ({ player, ranked })),
  }),
  face({ site, about: { players: named }, data: { mode, players }, i18n, format }) {
    const about = readMode(site.game, mode).name[site.locale];
    const leaders = findLeaders(players);
    const { led = 0, compared = 0 } = leaders ?? {};
    const names = format.list((leaders?.leaders ?? []).map(({ player }) => player.name));
    const rows = players
      .map(({ player: { name }, ranked }) => ({ name, points: ranked && rankPointsOf(ranked) }))
      .toSorted((a, b) => (b.points ?? -1) - (a.points ?? -1));
    const title = !leaders
      ? i18n._(msg`Too few ranked games to compare`)
      : i18n._(
          names ? msg`Ahead in ${led} of ${compared} stats: ${names}` : msg`All compared stats are equal.`,
        );
    const points = format.list(
      rows.flatMap((row) => (row.points === null ? [] : `${row.name} ${format.number(row.points)}`)),
    );
    return {
      about,
      title,
      rows: rows.map((row) => ({ name: row.name, value: format.number(row.points) })),
      line: points ? `${title} (${points})` : title,
      href: compareAddress(linksOf(site, linkPatterns), { players: named, mode }),
    };
  },
});

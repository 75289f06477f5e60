import { apiOf } from '@hotdrop/shared-domain/wire';
import { definePanel } from '@hotdrop/shared-ui/panel';
import { msg } from '@lingui/core/macro';
import { findNextDivision } from '../rank/next-division.ts';
import { topShare } from '../stats/stats.ts';
import { describeStanding } from './describe-standing.tsx';
import { listPromotions } from './list-promotions.ts';
import { loadStanding } from './load-standing.ts';

/** The rank in the main mode, and how far the next division is. */
export const rank = definePanel<'player'>()({
  async load(request) {
    const found = await loadStanding(request);
    if (!found.ok) return found;
    const { player, shard, season, main } = found.data;
    const input = { shard, accountId: player.accountId, season: season.id };
    const climbs = main?.played.ranked && (await apiOf(request.site).getClimbs(input, request));
    const climb = climbs?.ok ? climbs.data.climbs[main?.mode.id ?? ''] : undefined;
    return { ok: true, data: { ...found.data, climb } };
  },
  facts: ({ player, season, main }) => ({
    player,
    season: season.id,
    mode: main?.mode.id ?? null,
    tier: main?.played.ranked?.currentTier ?? null,
    points: main?.played.points ?? null,
    rating: main?.played.ranked?.rating ?? null,
  }),
  face(shown) {
    const { site, data, i18n, format } = shown;
    const { player, season, main, climb } = data;
    const { accountId, name } = player;
    const standing = describeStanding(shown);
    const { title, value } = standing;
    const points = main?.played.points ?? null;
    const tier = main?.played.tier ?? null;
    const rating = main?.played.ranked?.rating;
    const top = rating?.rankPoint ? topShare(rating.rankPoint, rating.population) : null;
    const next = tier && points !== null ? findNextDivision(site.game, season, tier, points) : null;
    const share = format.percent(top);
    const above = top === null ? null : i18n._(msg`Top ${share}`);
    const missing = format.number(next?.missing);
    const division = next?.tier.label[site.locale] ?? '';
    const label = season.label[site.locale];
    return {
      ...standing,
      notes: [above, next && i18n._(msg`${missing} to ${division}`)].filter((note) => note !== null),
      line:
        value === undefined
          ? i18n._(msg`${name} has no rank yet in ${label}.`)
          : above
            ? i18n._(msg`${name}: ${title}, ${value} points (${above}).`)
            : i18n._(msg`${name}: ${title}, ${value} points.`),
      entries: listPromotions(site.game, season, climb).map((promotion) => {
        const reached = promotion.tier.label[site.locale];
        const reachedAt = format.number(promotion.points);
        return {
          id: `rank/${accountId}/${season.shortId}/${main?.mode.id}/${promotion.tier.id}-${promotion.tier.division}`,
          title: i18n._(msg`${name} reached ${reached} with ${reachedAt} points`),
          at: promotion.at,
        };
      }),
    };
  },
});

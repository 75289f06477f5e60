import { definePanel } from '@hotdrop/shared-ui/panel';
import { msg } from '@lingui/core/macro';
import { formatStat, mainStats, modeStats } from '../stats/stats.ts';
import { describeStanding } from './describe-standing.tsx';
import { loadStanding } from './load-standing.ts';

/** Four stats of a season. */
export const season = definePanel<'player'>()({
  load: loadStanding,
  facts: ({ player, season: { id }, main }) => ({
    player,
    season: id,
    mode: main?.mode.id ?? null,
    stats: main?.played.stats ?? null,
  }),
  face(shown) {
    const { site, data, i18n, format } = shown;
    const { name } = data.player;
    const played = data.main?.played;
    const label = data.season.label[site.locale];
    const { title: tier, value: points, ...standing } = describeStanding(shown);
    const stats = mainStats.map((id) => [i18n._(modeStats[id].label), id] as const);
    const values = played && stats.map(([stat, id]) => `${stat} ${formatStat(id, format, played)}`);
    const facts = format.list(values ?? []);
    return {
      ...standing,
      title: label,
      notes: points === undefined ? [] : [tier, i18n._(msg`${points} points`)],
      figures: played && stats.map(([stat, id]) => ({ label: stat, value: formatStat(id, format, played) })),
      line: played
        ? i18n._(msg`${name} in ${label}: ${facts}`)
        : i18n._(msg`${name} has no stats in ${label}.`),
    };
  },
});

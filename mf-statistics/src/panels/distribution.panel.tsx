import { readMode, readSeason, readShard, tierBands } from '@hotdrop/shared-domain/game';
import { linksOf } from '@hotdrop/shared-domain/links';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { definePanel, nothingAt } from '@hotdrop/shared-ui/panel';
import { msg } from '@lingui/core/macro';
import { hasRatings } from '../distribution/board.ts';
import { type Distribution, toDistribution } from '../distribution/distribution.ts';
import { sayLargestTier } from '../distribution/say-largest-tier.ts';
import { linkPatterns } from '../link-patterns.ts';

/** The players of a board by rank points. */
export const distribution = definePanel<'board'>()({
  async load({ site, about, signal }) {
    const board = { shard: readShard(site.game, about.shard).id, mode: readMode(site.game, about.mode).id };
    if (!hasRatings(site.game, board))
      return nothingAt(`The game has no board ${board.shard}/${board.mode}.`);
    const api = apiOf(site);
    const [ratings, seasons] = await Promise.all([
      api.getRatings(board, { signal }),
      api.listActiveSeasons({}, { signal }),
    ]);
    if (!ratings.ok) return ratings;
    if (!seasons.ok) return seasons;
    const { platform } = readShard(site.game, board.shard);
    const season = seasons.data.seasons[platform]?.id ?? null;
    return { ok: true, data: { ...board, season, ...ratings.data } };
  },
  facts: ({ shard, mode, season, ratings, sample, quantiles }) => ({
    shard,
    mode,
    season,
    ratings,
    sample,
    quantiles,
  }),
  face({ site, data: { shard, mode, season, ratings, sample }, i18n, format }) {
    const { game, locale } = site;
    const about = [readShard(game, shard), readMode(game, mode)].map(({ name }) => name[locale]).join(' · ');
    const href = linksOf(site, linkPatterns).rating({ shard, mode });
    const bands = season === null ? [] : tierBands(game, readSeason(game, season));
    const found = toDistribution(ratings, bands, () => '');
    const largest = found && sayLargestTier(found, { i18n, format, locale });
    const players = format.number(sample);
    const facts =
      largest ??
      i18n._(found ? msg`Players by rank points` : msg`Too few ranked players for a distribution yet.`);
    return {
      about,
      title: facts,
      notes: sample === null ? [] : [i18n._(msg`${players} players`)],
      drawing: found && <Bars {...found} />,
      line: i18n._(msg`${about}: ${facts}`),
      href,
    };
  },
});

const box = { width: 480, height: 160 };
const gap = 2;

function Bars({ bars }: Distribution) {
  const highest = Math.max(...bars.map(({ share }) => share));
  const column = box.width / bars.length;
  return bars.map(({ from, share, tier }, at) => {
    const height = (share / highest) * box.height;
    return (
      <rect
        key={from}
        x={at * column + gap / 2}
        y={box.height - height}
        width={column - gap}
        height={height}
        fill={`var(--tier-${tier?.mark ?? 'unranked'})`}
      />
    );
  });
}

import {
  platformOf,
  rankedTiers,
  readTier,
  type Season,
  type TierLabel,
  tierBands,
} from '@hotdrop/shared-domain/game';
import type { RatingPage } from '@hotdrop/shared-domain/links';
import { useLinks, useSite } from '@hotdrop/shared-ui/site';
import { useSearchParams } from 'react-router-dom';
import type { Distribution } from '../distribution/distribution.ts';
import { linkPatterns } from '../link-patterns.ts';
import type { RatingData } from './rating.loader.ts';

/** The lines over the bars. */
interface ChartLines {
  /** The distribution a week ago. */
  readonly lastWeek: boolean;
  /** The share of players with fewer points. */
  readonly cumulative: boolean;
}

const cumulative = ['with', 'cumulative'] as const;
const noLastWeek = ['without', 'last-week'] as const;

/** Provides the lines that the address shows. */
export function useChartLines(): ChartLines {
  const [query] = useSearchParams();
  const has = ([name, value]: typeof cumulative | typeof noLastWeek) => query.get(name) === value;
  return { lastWeek: !has(noLastWeek), cumulative: has(cumulative) };
}

/**
 * Provides links to the page with some parameters or lines changed; `player: undefined` removes the marked player. Lines
 * stay as they are on other boards.
 */
export function useRatingLink({ shard, mode, marked }: Pick<RatingData, 'shard' | 'mode' | 'marked'>) {
  const { game } = useSite();
  const links = useLinks(linkPatterns);
  const shown = useChartLines();
  return (change: RatingPage, lines: Partial<ChartLines> = {}): string => {
    // Players belong to one platform.
    const isSamePlatform = platformOf(game, change.shard ?? shard) === platformOf(game, shard);
    const player = isSamePlatform ? marked?.name : undefined;
    const wanted = { ...shown, ...lines };
    const drawing = [
      ...(wanted.cumulative ? [cumulative] : []),
      ...(wanted.lastWeek ? [] : [noLastWeek]),
    ].map(([name, value]) => `&${name}=${value}`);
    return links.rating({ shard, mode, player, ...change }) + drawing.join('');
  };
}

/** The tier of top places, which has no band of points. Null: the season has none, or the chart has no tiers. */
export function useTopTier(season: Season | null, { tiers }: Pick<Distribution, 'tiers'>): TierLabel | null {
  const { game } = useSite();
  if (!season || tiers.length === 0) return null;
  const banded = new Set(tierBands(game, season).map(({ tier }) => tier.id));
  const top = rankedTiers(season).findLast(({ id }) => !banded.has(id));
  return top ? readTier(game, { tier: top.id, subTier: '' }) : null;
}

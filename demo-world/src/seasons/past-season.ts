import { regionsOf } from '@hotdrop/shared-domain/game';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import type { ModeStats } from '@hotdrop/shared-domain/wire';
import type { Person } from '../people.ts';
import { dice, drawIn, hashText, mix } from '../random.ts';
import { salts } from '../salts.ts';
import { day } from '../time.ts';
import type { RankedFigures, SeasonFigures } from '../types.ts';
import type { DemoSeason } from './calendar.ts';
import { drawOldPoints, drawRanked, drawStats } from './draw-stats.ts';
import { tierBefore36, tierSince36 } from './tiers.ts';

/** Figures of past seasons. They have no matches, so the figures come from the player's traits and chance. */

type RankedSystem = 'none' | 'before 36' | 'since 36';

const findRankedSystem = (season: string): RankedSystem => {
  const { hasRanked, number } = pubg.seasons.read(season);
  if (!hasRanked) return 'none';
  return number !== null && number < 36 ? 'before 36' : 'since 36';
};

const none: SeasonFigures = { normal: {}, ranked: {} };

/** Players with fewer days in a season, or a smaller share of ranked matches, have no figures. */
const minDays = 3;
const minRankedShare = 0.15;
/** Players of a few matches a day play each season; of the others, this percentage skips it. */
const skipping = { percent: 22, regularFrom: 2.5 } as const;

/** The share of beta figures in a region: all at home, and for some players a part in another region. */
const findRegionShare = (person: Person, shard: string): number => {
  if (shard === person.betaRegion) return 1;
  return shard === 'pc-as' && person.betaRegion === 'pc-krjp' && person.index % guestEvery === 0
    ? guestShare
    : 0;
};

/** One player of these also played a part in the other region. */
const guestEvery = 3;
const guestShare = 0.25;

/** The number of days that a player took part in a season. */
const countDays = (seed: number, person: Person, season: DemoSeason): number => {
  const days = (Math.min(person.until, season.end) - Math.max(person.from, season.start)) / day;
  const isSkipped =
    person.matchesPerDay < skipping.regularFrom &&
    mix(seed, person.index, hashText(season.id), salts.skippedSeason) % 100 < skipping.percent;
  return isSkipped || person.matchesPerDay === 0 ? 0 : Math.max(0, days);
};

export const findPlayedModes = (seed: number, person: Person, season: DemoSeason) => {
  const days = countDays(seed, person, season);
  return {
    hasNormal: days > minDays,
    hasRanked:
      days > minDays && findRankedSystem(season.id) !== 'none' && person.rankedShare > minRankedShare,
    regions: pubg.seasons.read(season.id).isByRegion
      ? regionsOf(pubg, person.platform)
          .map(({ id }) => id)
          .filter((region) => days * findRegionShare(person, region) > minDays)
      : [],
  };
};

/** Matches played, as a share of what a player's traits say. */
const attendance = { min: 0.6, range: 0.6 } as const;
const modeShares = { solo: 0.2, duo: 0.3, squad: 0.5 } as const;
/** Of the first and second ranked mode. */
const rankedModeShares = [0.7, 0.3] as const;

const rankedModes: Readonly<Record<RankedSystem, readonly string[]>> = {
  none: [],
  'before 36': ['squad', 'solo'],
  'since 36': ['squad', 'duo'],
};

/** `shard` is a region in seasons with regional figures. */
export const simulatePastFigures = (
  seed: number,
  person: Person,
  season: DemoSeason,
  shard: string,
): SeasonFigures => {
  const { isByRegion, isOldStyle } = pubg.seasons.read(season.id);
  const system = findRankedSystem(season.id);
  const days = countDays(seed, person, season) * (isByRegion ? findRegionShare(person, shard) : 1);
  if (days <= minDays) return none;
  const roll = dice(mix(seed, person.index, hashText(season.id), isByRegion ? hashText(shard) : 0));
  const total = person.matchesPerDay * days * drawIn(attendance, roll);
  const normal: Record<string, ModeStats> = {};
  const ranked: Record<string, RankedFigures> = {};
  const perspectives = [
    ['', 1 - person.fppShare],
    ['-fpp', person.fppShare],
  ] as const;
  for (const [suffix, view] of perspectives) {
    for (const [mode, share] of Object.entries(modeShares)) {
      const points = drawOldPoints(person, roll);
      const rounds = Math.round(total * share * view * (isOldStyle ? 1 : 1 - person.rankedShare));
      if (rounds > 0) normal[mode + suffix] = drawStats(person, rounds, roll, isOldStyle ? points : null);
    }
    rankedModes[system].forEach((mode, i) => {
      const rounds = Math.round(total * view * person.rankedShare * (rankedModeShares[i] ?? 0));
      const tierOf = system === 'before 36' ? tierBefore36 : tierSince36;
      if (rounds > 0 && person.rankedShare > minRankedShare)
        ranked[mode + suffix] = drawRanked(person, rounds, roll, tierOf);
    });
  }
  return { normal, ranked: hasCombinedModes(season.id) ? combineModes(ranked) : ranked };
};

/** Season 36 had one combined entry for players of both team sizes. */
const hasCombinedModes = (season: string): boolean => season.endsWith('-36');

const combineModes = (ranked: Record<string, RankedFigures>): Record<string, RankedFigures> =>
  ranked.squad && ranked.duo
    ? {
        ...Object.fromEntries(Object.entries(ranked).filter(([mode]) => mode.endsWith('-fpp'))),
        all: ranked.squad,
      }
    : ranked;

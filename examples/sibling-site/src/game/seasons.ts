import type { Season, SeasonRules } from '@hotdrop/shared-domain/game';
import { compose, unknownName } from '@hotdrop/shared-domain/locale';
import { texts } from './texts.ts';

const prefix = 'arena.';

/** Reads a season ID: `arena.2026-3` is the third season of 2026. */
function read(id: string): Season {
  const lower = id.trim().toLowerCase();
  const shortId = lower.startsWith(prefix) ? lower.slice(prefix.length) : lower;
  const [, year, number] = /^(20\d\d)-([1-4])$/.exec(shortId) ?? [];
  const isKnown = year !== undefined && number !== undefined;
  return {
    id: prefix + shortId,
    shortId,
    label: isKnown
      ? compose((season = '', suffix = '') => `${season} ${suffix}`, texts.season, `${year}/${number}`)
      : unknownName(shortId),
    number: isKnown ? Number(year) * 4 + Number(number) : null,
    group: 'ranked',
    isByRegion: false,
    isOldStyle: false,
    hasRanked: true,
    rankedViews: [
      { size: 'duel', fallback: null },
      { size: 'team', fallback: null },
    ],
    isKnown,
  };
}

export const seasons: SeasonRules = { prefix, read };

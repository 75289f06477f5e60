import type { Division, SeasonDescription } from '@hotdrop/shared-domain/game';
import { compose } from '@hotdrop/shared-domain/locale';
import { texts } from './texts.ts';

const pointsOfDivision = 200;

const divisions = ['bronze', 'silver', 'gold'].flatMap((tier) =>
  ['3', '2', '1'].map((division) => ({ tier, division })),
);

const ladder: readonly Division[] = [...divisions, { tier: 'king', division: '' }].map((step, index) => ({
  ...step,
  from: index * pointsOfDivision,
}));

/** Reads a season ID: `2026-3` is the third season of 2026. */
export function describeSeason(shortId: string): SeasonDescription {
  const [, year, number] = /^(20\d\d)-([1-4])$/.exec(shortId) ?? [];
  return {
    label: year ? compose((...words) => words.join(' '), texts.season, `${year}/${number}`) : null,
    number: year ? Number(year) * 4 + Number(number) : null,
    group: 'ranked',
    isByRegion: false,
    rankedViews: [
      { size: 'duel', fallback: null },
      { size: 'team', fallback: null },
    ],
    ladder,
  };
}

import { compose, type Localized } from '../../locale/index.ts';
import type { RankedView, SeasonDescription, SeasonGroup } from '../types.ts';
import type { PubgNames } from './names.ts';
import { ladders, oldLadder, oldTitles } from './tiers.ts';

export const seasonPrefix = 'division.bro.official.';

/** From this number on: four divisions, Crystal and Survivor, ranked duos. */
const newLadderFrom = 36;
const firstRanked = 7;

const spaced = (...parts: string[]) => parts.join(' ');

interface Form {
  /** The part after the prefix, in lower case. */
  readonly pattern: RegExp;
  readonly group: (number: number) => SeasonGroup;
  readonly label: (number: string, names: PubgNames['seasons']) => Localized;
  readonly isByRegion?: boolean;
}

/** `#` is replaced by the number. */
const numbered = (number: string, name: Localized) => compose((text) => text.replace('#', number), name);

const always = (group: SeasonGroup) => () => group;

/** All forms of a season's ID. The part in brackets is the number, which the first season does not have. */
const forms: readonly Form[] = [
  {
    pattern: /^2017-beta$/,
    group: always('2017'),
    label: (_, { firstBeta }) => firstBeta,
    isByRegion: true,
  },
  {
    pattern: /^2017-pre([1-9]\d?)$/,
    group: always('2017'),
    label: (number, { early }) => numbered(number, early),
    isByRegion: true,
  },
  {
    pattern: /^2018-(0[1-9]|[1-9]\d)$/,
    group: always('2018'),
    label: (number, { beta }) => numbered(number, beta),
    isByRegion: true,
  },
  {
    pattern: /^pc-2018-(0[1-9]|[1-9]\d{1,2})$/,
    group: (number) => (number < firstRanked ? 'survival' : 'ranked'),
    label: (number, names) => numbered(number, names.season),
  },
  {
    pattern: /^console-(0[1-9]|[1-9]\d{1,2})$/,
    group: (number) => (number < firstRanked ? 'past' : 'ranked'),
    label: (number, names) => numbered(number, names.season),
  },
  {
    pattern: /^xbox-(0[1-9]|[1-9]\d)$/,
    group: always('past'),
    label: (number, names) => compose(spaced, 'Xbox', numbered(number, names.season)),
  },
  {
    pattern: /^playstation-(0[1-9]|[1-9]\d)$/,
    group: always('past'),
    label: (number, names) => compose(spaced, 'PS', numbered(number, names.season)),
  },
  {
    pattern: /^xb-pre([1-9])$/,
    group: always('past'),
    label: (number, { preview }) => compose(spaced, 'Xbox', preview, number),
  },
];

const views = {
  before: [
    { size: 'squad', fallback: null },
    { size: 'solo', fallback: null },
  ],
  since: [
    { size: 'squad', fallback: 'all' },
    { size: 'duo', fallback: null },
  ],
} satisfies Record<string, readonly RankedView[]>;

export const createDescribeSeason =
  ({ seasons: names }: PubgNames) =>
  (shortId: string): SeasonDescription => {
    for (const form of forms) {
      const found = form.pattern.exec(shortId);
      if (!found) continue;
      const number = found[1] === undefined ? null : Number(found[1]);
      const group = form.group(number ?? 0);
      return {
        label: form.label(String(number), names),
        number,
        group,
        isByRegion: form.isByRegion ?? false,
        ...(group === 'ranked' ? describeRanked(number ?? 0) : describeOld(group)),
      };
    }
    return { label: null, number: null, group: 'ranked', isByRegion: false, ...newest };
  };

const newest = { rankedViews: views.since, ladder: ladders.since36 };

const describeRanked = (number: number) =>
  number < newLadderFrom ? { rankedViews: views.before, ladder: ladders.before36 } : newest;

const describeOld = (group: SeasonGroup) => ({
  rankedViews: [],
  ladder: oldLadder,
  ...(group === 'survival' && { titles: oldTitles }),
});

import { compose, type Localized, unknownName } from '../../locale/index.ts';
import type { RankedView, Season, SeasonGroup, SeasonRules } from '../types.ts';
import type { PubgNames } from './names.ts';

const prefix = 'division.bro.official.';

/** From this number on: four divisions, Crystal and Survivor, ranked duos. */
export const newLadderFrom = 36;
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

const shortId = (id: string): string => {
  const lower = id.trim().toLowerCase();
  return lower.startsWith(prefix) ? shortId(lower.slice(prefix.length)) : lower;
};

export function createSeasons({ seasons: names }: PubgNames): SeasonRules {
  /** Cache of seasons, because a page reads dozens of them again and again, and there are few. */
  const known = new Map<string, Season>();

  function read(id: string): Season {
    const short = shortId(id);
    const before = known.get(short);
    if (before) return before;
    for (const form of forms) {
      const found = form.pattern.exec(short);
      if (!found) continue;
      const number = found[1] === undefined ? null : Number(found[1]);
      const one = season(short, form, number, form.label(String(number), names));
      known.set(short, one);
      return one;
    }
    return unknownSeason(id, short);
  }

  return { prefix, read };
}

function season(short: string, form: Form, number: number | null, label: Localized): Season {
  const group = form.group(number ?? 0);
  const hasRanked = group === 'ranked';
  return {
    id: prefix + short,
    shortId: short,
    label,
    number,
    group,
    isByRegion: form.isByRegion ?? false,
    isOldStyle: !hasRanked,
    hasRanked,
    rankedViews: !hasRanked ? [] : (number ?? 0) < newLadderFrom ? views.before : views.since,
    isKnown: true,
  };
}

/** An unknown form is newer than all known ones, and is shown unchanged. */
const unknownSeason = (id: string, short: string): Season => ({
  id: id.trim(),
  shortId: short,
  label: unknownName(short),
  number: null,
  group: 'ranked',
  isByRegion: false,
  isOldStyle: false,
  hasRanked: true,
  rankedViews: views.since,
  isKnown: false,
});

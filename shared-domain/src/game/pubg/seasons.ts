import { compose, type Localized, localized, unknownName } from '../../locale/index.ts';
import type { RankedView, Season, SeasonGroup, SeasonRules } from '../types.ts';

const prefix = 'division.bro.official.';

/** From this number on: four divisions, Crystal and Survivor, ranked duos. */
export const newLadderFrom = 36;
const firstRanked = 7;

const words = {
  season: (number: string) =>
    localized(
      `시즌 ${number}`,
      `Season ${number}`,
      `第 ${number} 賽季`,
      `第 ${number} 赛季`,
      `シーズン${number}`,
    ),
  survival: localized('서바이벌', 'Survival', '生存', '生存', 'サバイバル'),
  beta: (number: string) =>
    localized(
      `2018 베타 시즌 ${number}`,
      `2018 Beta Season ${number}`,
      `2018 測試賽季 ${number}`,
      `2018 测试赛季 ${number}`,
      `2018年βシーズン${number}`,
    ),
  firstBeta: localized(
    '2017 베타 시즌',
    '2017 Beta Season',
    '2017 測試賽季',
    '2017 测试赛季',
    '2017年βシーズン',
  ),
  early: (number: string) =>
    localized(
      `2017 얼리 액세스 시즌 ${number}`,
      `2017 Early Access Season ${number}`,
      `2017 搶先體驗賽季 ${number}`,
      `2017 抢先体验赛季 ${number}`,
      `2017年早期アクセス シーズン${number}`,
    ),
  preview: localized('프리뷰 시즌', 'Preview season', '預覽賽季', '预览赛季', 'プレビューシーズン'),
};

const spaced = (...parts: string[]) => parts.join(' ');

interface Form {
  /** The part after the prefix, in lower case. */
  readonly pattern: RegExp;
  readonly group: (number: number) => SeasonGroup;
  readonly label: (number: string) => Localized;
  readonly isByRegion?: boolean;
}

const always = (group: SeasonGroup) => () => group;

/** All forms of a season's ID. The part in brackets is the number, which the first season does not have. */
const forms: readonly Form[] = [
  {
    pattern: /^2017-beta$/,
    group: always('2017'),
    label: () => words.firstBeta,
    isByRegion: true,
  },
  {
    pattern: /^2017-pre([1-9]\d?)$/,
    group: always('2017'),
    label: words.early,
    isByRegion: true,
  },
  {
    pattern: /^2018-(0[1-9]|[1-9]\d)$/,
    group: always('2018'),
    label: words.beta,
    isByRegion: true,
  },
  {
    pattern: /^pc-2018-(0[1-9]|[1-9]\d{1,2})$/,
    group: (number) => (number < firstRanked ? 'survival' : 'ranked'),
    label: words.season,
  },
  {
    pattern: /^console-(0[1-9]|[1-9]\d{1,2})$/,
    group: (number) => (number < firstRanked ? 'past' : 'ranked'),
    label: words.season,
  },
  {
    pattern: /^xbox-(0[1-9]|[1-9]\d)$/,
    group: always('past'),
    label: (number) => compose(spaced, 'Xbox', words.season(number)),
  },
  {
    pattern: /^playstation-(0[1-9]|[1-9]\d)$/,
    group: always('past'),
    label: (number) => compose(spaced, 'PS', words.season(number)),
  },
  {
    pattern: /^xb-pre([1-9])$/,
    group: always('past'),
    label: (number) => compose(spaced, 'Xbox', words.preview, number),
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

/** Cache of seasons, because a page reads dozens of them again and again, and there are few. */
const known = new Map<string, Season>();

function read(id: string): Season {
  const short = shortId(id);
  const before = known.get(short);
  if (before) return before;
  for (const form of forms) {
    const found = form.pattern.exec(short);
    if (!found) continue;
    const one = season(short, form, found[1] === undefined ? null : Number(found[1]));
    known.set(short, one);
    return one;
  }
  return unknownSeason(id, short);
}

function season(short: string, form: Form, number: number | null): Season {
  const group = form.group(number ?? 0);
  const hasRanked = group === 'ranked';
  return {
    id: prefix + short,
    shortId: short,
    label: form.label(String(number)),
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

export const seasons: SeasonRules = { prefix, read };

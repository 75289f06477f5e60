import type { Game, MatchType, Mode, Season, TierLabel } from '../game/index.ts';
import { compose, type Localized, localized, unknownName, untranslated } from '../locale/index.ts';

/**
 * A second game that is as different from PUBG as possible: no perspectives, and other platforms, seasons, and tiers.
 * Tests of areas use it, so that no area depends on PUBG.
 */

const duel = localized({ en: 'Duel', ko: '결투', 'zh-tw': '決鬥', 'zh-cn': '决斗', ja: '決闘' });
const trio = localized({ en: 'Trio', ko: '트리오', 'zh-tw': '三人', 'zh-cn': '三人', ja: 'トリオ' });
const ranked = localized({ en: 'Ranked', ko: '랭크', 'zh-tw': '排名', 'zh-cn': '排位', ja: 'ランク' });

const mode = (id: string, name: typeof duel): Mode => ({
  id,
  name,
  shortName: name,
  kind: 'core',
  size: id,
  perspective: null,
  isKnown: true,
});

const matchType = (id: string, name: typeof duel, isRanked: boolean): MatchType => ({
  id,
  name,
  isRanked,
  isCounted: true,
  hasKillLog: true,
  isKnown: true,
});

const leagues: Readonly<Record<string, Localized>> = {
  wood: localized({ en: 'Wood', ko: '나무', 'zh-tw': '木', 'zh-cn': '木', ja: 'ウッド' }),
  stone: localized({ en: 'Stone', ko: '돌', 'zh-tw': '石', 'zh-cn': '石', ja: 'ストーン' }),
  star: localized({ en: 'Star', ko: '별', 'zh-tw': '星', 'zh-cn': '星', ja: 'スター' }),
};

const label = (spelled: string): TierLabel => {
  const id = spelled.trim().toLowerCase();
  const known = Object.hasOwn(leagues, id) ? leagues[id] : undefined;
  const isKnown = known !== undefined;
  const name = known ?? unknownName(spelled);
  return { id, division: '', name, label: name, mark: isKnown ? id : 'neutral', isKnown };
};

const bands = [
  { tier: label('wood'), from: 0, to: 100 },
  { tier: label('stone'), from: 100, to: 300 },
  { tier: label('star'), from: 300, to: null },
];

const prefix = 'arena.';

function readSeason(id: string): Season {
  const lower = id.trim().toLowerCase();
  const shortId = lower.startsWith(prefix) ? lower.slice(prefix.length) : lower;
  const number = /^s([1-9]\d?)$/.exec(shortId)?.[1];
  return {
    id: prefix + shortId,
    shortId,
    label: number
      ? compose(
          (word = '', of = '') => `${word} ${of}`,
          localized({ en: 'Season', ko: '시즌', 'zh-tw': '賽季', 'zh-cn': '赛季', ja: 'シーズン' }),
          number,
        )
      : unknownName(shortId),
    number: number ? Number(number) : null,
    group: 'ranked',
    isByRegion: false,
    isOldStyle: false,
    hasRanked: true,
    rankedViews: [{ size: 'duel', fallback: null }],
    isKnown: number !== undefined,
  };
}

const titled = (id: string) => id.replaceAll('_', ' ') || '–';

export const arena: Game = {
  id: 'arena',
  name: untranslated('Arena'),
  shortName: 'Arena',
  basePath: '/arena',
  defaultPlatform: 'web',
  platforms: ['web', 'handheld'].map((id) => ({
    id,
    name: untranslated(id),
    isOffered: true,
    defaultRegion: null,
    isKnown: true,
  })),
  shards: ['web', 'handheld'].map((id) => ({
    id,
    name: untranslated(id),
    platform: id,
    isRegion: false,
    hasBoard: true,
    isKnown: true,
  })),
  modes: [mode('duel', duel), mode('trio', trio)],
  matchTypes: [matchType('ladder', ranked, true), matchType('open', untranslated('Open'), false)],
  maps: [
    {
      id: 'pit',
      name: localized({ en: 'The Pit', ko: '구덩이', 'zh-tw': '深坑', 'zh-cn': '深坑', ja: 'ピット' }),
      plate: 'pit',
      isKnown: true,
    },
  ],
  seasons: { prefix, read: readSeason },
  tiers: {
    ranked: () => Object.keys(leagues).map((id) => ({ id, divisions: [] })),
    read: ({ tier }) => label(tier),
    bands: () => bands,
    next: (_, points) => {
      const next = bands.find(({ from }) => from > points);
      const here = bands.findLast(({ from }) => from <= points);
      if (!next || !here) return null;
      const progress = (points - here.from) / (next.from - here.from);
      return { tier: next.tier, missing: Math.ceil(next.from - points), progress, tierProgress: progress };
    },
    byPoints: (points) => bands.findLast(({ from }) => from <= points)?.tier ?? label('wood'),
    title: () => null,
  },
  loadDictionaries: async () => ({ weapon: titled, vehicle: titled, damageCauser: titled }),
};

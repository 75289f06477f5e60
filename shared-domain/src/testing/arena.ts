import type { Game, MatchType, Mode, Season, TierLabel } from '../game/index.ts';
import { compose, type Localized, localized, unknownName, untranslated } from '../locale/index.ts';

/**
 * A second game that is as different from PUBG as possible: no perspectives, and other platforms, seasons, and tiers.
 * Tests of areas use it, so that no area depends on PUBG.
 */

const duel = localized('결투', 'Duel', '決鬥', '决斗', '決闘');
const trio = localized('트리오', 'Trio', '三人', '三人', 'トリオ');
const ranked = localized('랭크', 'Ranked', '排名', '排位', 'ランク');

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
  hasKillLog: true,
  isKnown: true,
});

const leagues: Readonly<Record<string, Localized>> = {
  wood: localized('나무', 'Wood', '木', '木', 'ウッド'),
  stone: localized('돌', 'Stone', '石', '石', 'ストーン'),
  star: localized('별', 'Star', '星', '星', 'スター'),
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
          localized('시즌', 'Season', '賽季', '赛季', 'シーズン'),
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
      name: localized('구덩이', 'The Pit', '深坑', '深坑', 'ピット'),
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

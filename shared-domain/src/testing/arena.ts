import type { Game, MatchType, Mode, SeasonDescription, Tier } from '../game/index.ts';
import { compose, localized, untranslated } from '../locale/index.ts';

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
});

const matchType = (id: string, name: typeof duel, isRanked: boolean): MatchType => ({
  id,
  name,
  isRanked,
  isCounted: true,
  hasKillLog: true,
});

const tiers: readonly Tier[] = [
  { id: 'wood', name: localized({ en: 'Wood', ko: '나무', 'zh-tw': '木', 'zh-cn': '木', ja: 'ウッド' }) },
  { id: 'stone', name: localized({ en: 'Stone', ko: '돌', 'zh-tw': '石', 'zh-cn': '石', ja: 'ストーン' }) },
  { id: 'star', name: localized({ en: 'Star', ko: '별', 'zh-tw': '星', 'zh-cn': '星', ja: 'スター' }) },
].map((tier) => ({ ...tier, mark: tier.id, hasDivisions: false }));

const season = localized({ en: 'Season', ko: '시즌', 'zh-tw': '賽季', 'zh-cn': '赛季', ja: 'シーズン' });

function describeSeason(shortId: string): SeasonDescription {
  const number = /^s([1-9]\d?)$/.exec(shortId)?.[1];
  return {
    label: number ? compose((...words) => words.join(' '), season, number) : null,
    number: number ? Number(number) : null,
    group: 'ranked',
    isByRegion: false,
    rankedViews: [{ size: 'duel', fallback: null }],
    ladder: [
      { tier: 'wood', division: '', from: 0 },
      { tier: 'stone', division: '', from: 100 },
      { tier: 'star', division: '', from: 300 },
    ],
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
  })),
  shards: ['web', 'handheld'].map((id) => ({
    id,
    name: untranslated(id),
    platform: id,
    hasBoard: true,
  })),
  modes: [mode('duel', duel), mode('trio', trio)],
  matchTypes: [matchType('ladder', ranked, true), matchType('open', untranslated('Open'), false)],
  maps: [
    {
      id: 'pit',
      name: localized({ en: 'The Pit', ko: '구덩이', 'zh-tw': '深坑', 'zh-cn': '深坑', ja: 'ピット' }),
      plate: 'pit',
    },
  ],
  tiers,
  seasonPrefix: 'arena.',
  describeSeason,
  loadDictionaries: async () => ({ weapon: titled, vehicle: titled, damageCauser: titled }),
};

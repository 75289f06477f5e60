import { compose, type Localized, localized } from '../../locale/index.ts';
import type { MatchType, Mode, Perspective } from '../types.ts';

const sizes = {
  squad: localized('스쿼드', 'Squad', '四排', '四排', 'スクワッド'),
  duo: localized('듀오', 'Duo', '雙排', '双排', 'デュオ'),
  solo: localized('솔로', 'Solo', '單排', '单排', 'ソロ'),
};

const spaced = (...words: string[]) => words.join(' ');
const inSizes = Object.entries(sizes);
const perspectives: readonly Perspective[] = ['tpp', 'fpp'];
const suffix = { tpp: '', fpp: '-fpp' } as const;

const core: Mode[] = perspectives.flatMap((perspective) =>
  inSizes.map(([size, shortName]) => ({
    id: size + suffix[perspective],
    name: compose(spaced, shortName, perspective.toUpperCase()),
    shortName,
    kind: 'core' as const,
    size,
    perspective,
    isKnown: true,
  })),
);

const named = (id: string, name: Localized, kind: Mode['kind'] = 'display'): Mode => ({
  id,
  name,
  shortName: name,
  kind,
  size: null,
  perspective: null,
  isKnown: true,
});

/** Modes that come in all sizes and perspectives: `war-duo-fpp`. */
const families = {
  normal: localized('일반', 'Normal', '一般', '普通', 'ノーマルマッチ'),
  conquest: localized('컨퀘스트', 'Conquest', '征服', '征服', 'コンクエスト'),
  esports: localized('이스포츠', 'Esports', '電競', '电竞', 'eスポーツ'),
  war: localized('워 모드', 'War', '戰爭模式', '战争模式', 'ウォーモード'),
  zombie: localized('좀비', 'Zombie', '殭屍', '僵尸', 'ゾンビ'),
};

const lab = localized('Labs', 'Lab', '實驗室', '实验室', 'ラボ');

const intense = localized(
  '인텐스 배틀로얄',
  'Intense Battle Royale',
  '激戰大逃殺',
  '激战大逃杀',
  'インテンスバトルロイヤル',
);

const familyModes = Object.entries(families).flatMap(([family, name]) => [
  named(family, name),
  ...core.map((mode) => named(`${family}-${mode.id}`, compose(spaced, name, mode.name))),
]);

/** Squads of one platform alone, as old match data name them. */
const platformSquads = Object.entries({ kakao: 'Kakao', xbox: 'Xbox', psn: 'PSN' }).map(([id, name]) =>
  named(`${id}-squad`, compose(spaced, name, sizes.squad)),
);

const single: readonly Mode[] = [
  named('lab', lab),
  named('lab-tpp', compose(spaced, lab, 'TPP')),
  named('lab-fpp', compose(spaced, lab, 'FPP')),
  named('tdm', localized('팀 데스매치', 'Team Deathmatch', '團隊殊死戰', '团队殊死战', 'チームデスマッチ')),
  named('training', localized('훈련장', 'Training', '訓練場', '训练场', 'トレーニング')),
  named('custom', localized('커스텀 매치', 'Custom match', '自訂對戰', '自定义比赛', 'カスタムマッチ')),
  named('event', localized('이벤트', 'Event', '活動', '活动', 'イベント')),
  named('intense battle royale', intense),
  // The same mode, as newer match data spell it.
  named('ibr', intense),
  named('bomb', localized('폭파 미션', 'Bomb', '爆破模式', '爆破模式', '爆破')),
  named(
    'survivors-left-behind',
    localized(
      '남겨진 생존자들',
      'Survivors Left Behind',
      '被遺棄的倖存者',
      '被遗弃的幸存者',
      '残された生存者',
    ),
  ),
  named(
    'erangel_old',
    localized('클래식 에란겔', 'Classic Erangel', '經典艾倫格', '经典艾伦格', 'クラシックエランゲル'),
  ),
  named(
    'fbr',
    localized(
      '판타지 배틀로얄',
      'Fantasy Battle Royale',
      '奇幻大逃殺',
      '奇幻大逃杀',
      'ファンタジーバトルロイヤル',
    ),
  ),
];

export const modes: readonly Mode[] = [
  ...core,
  named('all', localized('전체', 'All', '全部', '全部', 'すべて'), 'all'),
  ...familyModes,
  ...platformSquads,
  ...single,
];

const matchType = (id: string, name: Localized, rest: Partial<MatchType> = {}): MatchType => ({
  id,
  name,
  isRanked: false,
  hasKillLog: true,
  isKnown: true,
  ...rest,
});

export const matchTypes: readonly MatchType[] = [
  matchType('competitive', localized('경쟁전', 'Ranked', '競技模式', '竞技比赛', 'ランクマッチ'), {
    isRanked: true,
  }),
  matchType('official', localized('일반전', 'Normal', '一般模式', '普通比赛', 'ノーマルマッチ')),
  matchType('training', localized('훈련장', 'Training', '訓練場', '训练场', 'トレーニング'), {
    hasKillLog: false,
  }),
  matchType('custom', localized('커스텀 매치', 'Custom match', '自訂對戰', '自定义比赛', 'カスタムマッチ')),
  matchType('airoyale', localized('캐주얼', 'Casual', '休閒模式', '休闲模式', 'カジュアル')),
  matchType('arcade', localized('아케이드', 'Arcade', '街機模式', '街机模式', 'アーケード')),
  matchType('event', localized('이벤트', 'Event', '活動', '活动', 'イベント')),
  matchType('seasonal', localized('시즌 모드', 'Seasonal', '賽季模式', '赛季模式', 'シーズンモード')),
];

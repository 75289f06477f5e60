import { type Localized, localized } from '../../locale/index.ts';
import type { GameMap } from '../types.ts';

const erangel = localized('에란겔', 'Erangel', '艾倫格', '艾伦格', 'エランゲル');
const italy = localized('이탈리아', 'Italy', '義大利', '意大利', 'イタリア');

/** Id, plate, name. Names without an official translation are our transliterations. */
const table: readonly (readonly [string, string, Localized])[] = [
  ['Baltic_Main', 'erangel', erangel],
  ['Erangel_Main', 'erangel', erangel],
  ['Desert_Main', 'miramar', localized('미라마', 'Miramar', '米拉瑪', '米拉玛', 'ミラマー')],
  ['Savage_Main', 'sanhok', localized('사녹', 'Sanhok', '薩諾', '萨诺', 'サノック')],
  ['DihorOtok_Main', 'vikendi', localized('비켄디', 'Vikendi', '維寒迪', '维寒迪', 'ヴィケンディ')],
  ['Summerland_Main', 'karakin', localized('카라킨', 'Karakin', '卡拉金', '卡拉金', 'カラキン')],
  ['Chimera_Main', 'paramo', localized('파라모', 'Paramo', '帕拉莫', '帕拉莫', 'パラモ')],
  ['Heaven_Main', 'haven', localized('헤이븐', 'Haven', 'Haven', '褐湾', 'ヘイヴン')],
  ['Tiger_Main', 'taego', localized('태이고', 'Taego', '泰戈', '泰戈', 'テイゴ')],
  ['Kiki_Main', 'deston', localized('데스턴', 'Deston', '帝斯頓', '帝斯顿', 'デストン')],
  ['Neon_Main', 'rondo', localized('론도', 'Rondo', '榮都', '荣都', 'ロンド')],
  ['Range_Main', 'camp-jackal', localized('훈련장', 'Camp Jackal', '訓練場', '训练场', 'キャンプジャッカル')],
  ['Boardwalk_Main', 'boardwalk', localized('보드워크', 'Boardwalk', '木棧道', '木栈道', 'ボードウォーク')],
  [
    'PillarCompound_Main',
    'pillar-compound',
    localized('필라 기지', 'Pillar Compound', '皮勒基地', '皮勒基地', 'ピラー基地'),
  ],
  ['Italy_Main', 'italy', italy],
  ['Italy_TDM_Main', 'italy', italy],
  ['Tutorial_Main', 'camp-jackal', localized('튜토리얼', 'Tutorial', '教學', '教程', 'チュートリアル')],
];

export const maps: readonly GameMap[] = table.map(([id, plate, name]) => ({
  id,
  name,
  plate,
  isKnown: true,
}));

import { coreModes, modeId, readMap, readMatchType, readMode } from '../index.ts';
import { pubg } from './index.ts';

test('has six modes with figures, and one for all of them', () => {
  expect(coreModes(pubg).map(({ id }) => id)).toEqual([
    'squad',
    'duo',
    'solo',
    'squad-fpp',
    'duo-fpp',
    'solo-fpp',
  ]);
  expect(readMode(pubg, 'All')).toMatchObject({ id: 'all', kind: 'all', name: { ko: '전체', en: 'All' } });
});

test.each([
  ...[
    'kakao-squad',
    'xbox-squad',
    'psn-squad',
    'conquest',
    'esports',
    'lab',
    'normal',
    'tdm',
    'war',
    'zombie',
  ],
  ...[
    'training',
    'custom',
    'event',
    'intense battle royale',
    'bomb',
    'survivors-left-behind',
    'erangel_old',
    'fbr',
  ],
  ...[
    'conquest-duo-fpp',
    'esports-squad',
    'normal-solo',
    'war-squad-fpp',
    'zombie-duo',
    'lab-tpp',
    'lab-fpp',
    'ibr',
  ],
])('can name the display mode %s', (id) => {
  expect(readMode(pubg, id)).toMatchObject({ id, kind: 'display', isKnown: true });
});

test.each([
  [
    'squad-fpp',
    { ko: '스쿼드 FPP', en: 'Squad FPP', 'zh-tw': '四排 FPP', 'zh-cn': '四排 FPP', ja: 'スクワッド FPP' },
  ],
  ['war-duo', { en: 'War Duo TPP', ko: '워 모드 듀오 TPP' }],
  ['kakao-squad', { en: 'Kakao Squad' }],
])('names %s in every language', (id, name) => {
  expect(readMode(pubg, id).name).toMatchObject(name);
});

test('finds a mode from its size and perspective', () => {
  expect(modeId(pubg, 'duo', 'fpp')).toBe('duo-fpp');
  expect(modeId(pubg, 'solo', 'tpp')).toBe('solo');
  expect(modeId(pubg, 'legion', 'tpp')).toBeNull();
});

test('shows an unknown mode as it is, and an empty one as a dash', () => {
  expect(readMode(pubg, 'yukon-9')).toMatchObject({
    name: { ja: 'yukon-9' },
    kind: 'display',
    isKnown: false,
  });
  expect(readMode(pubg, '').name.en).toBe('–');
});

test('knows ranked matches and those without a kill log', () => {
  expect(readMatchType(pubg, 'competitive')).toMatchObject({ isRanked: true, hasKillLog: true });
  expect(readMatchType(pubg, 'training')).toMatchObject({ isRanked: false, hasKillLog: false });
  expect(readMatchType(pubg, 'custom')).toMatchObject({ isRanked: false, hasKillLog: true });
  expect(readMatchType(pubg, 'official')).toMatchObject({ isRanked: false, name: { en: 'Normal' } });
  expect(readMatchType(pubg, 'moonlight')).toMatchObject({ name: { en: 'moonlight' }, isKnown: false });
});

test.each([
  ['Erangel_Main', 'Erangel', '에란겔'],
  ['Baltic_Main', 'Erangel', '에란겔'],
  ['Desert_Main', 'Miramar', '미라마'],
  ['Savage_Main', 'Sanhok', '사녹'],
  ['Range_Main', 'Camp Jackal', '훈련장'],
  ['DihorOtok_Main', 'Vikendi', '비켄디'],
  ['Summerland_Main', 'Karakin', '카라킨'],
  ['Chimera_Main', 'Paramo', '파라모'],
  ['Heaven_Main', 'Haven', '헤이븐'],
  ['Tiger_Main', 'Taego', '태이고'],
  ['Kiki_Main', 'Deston', '데스턴'],
  ['Italy_Main', 'Italy', '이탈리아'],
  ['Boardwalk_Main', 'Boardwalk', '보드워크'],
  ['PillarCompound_Main', 'Pillar Compound', '필라 기지'],
  ['Neon_Main', 'Rondo', '론도'],
  ['Tutorial_Main', 'Tutorial', '튜토리얼'],
])('calls %s %s, in Korean %s', (id, en, ko) => {
  expect(readMap(pubg, id)).toMatchObject({ id, isKnown: true, name: { en, ko } });
});

test('names an unknown map by its id without the usual suffix', () => {
  expect(readMap(pubg, 'Mars_Main')).toMatchObject({
    id: 'Mars_Main',
    plate: 'neutral',
    name: { ko: 'Mars' },
    isKnown: false,
  });
});

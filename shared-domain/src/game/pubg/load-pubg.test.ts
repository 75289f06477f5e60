import { readMap, readMode, readSeason, readTier } from '../index.ts';
import { loadPubg } from './load-pubg.ts';

test.each([
  ['ko', '스쿼드 FPP', '시즌 43', '에란겔', '크리스탈 2'],
  ['zh-tw', '四排 FPP', '第 43 賽季', '艾倫格', '水晶 2'],
  ['ja', 'スクワッド FPP', 'シーズン43', 'エランゲル', 'クリスタル 2'],
] as const)('names modes, seasons, maps, and tiers in %s', async (locale, mode, season, map, tier) => {
  const pubg = await loadPubg(locale);
  expect(readMode(pubg, 'squad-fpp').name[locale]).toBe(mode);
  expect(readSeason(pubg, 'pc-2018-43').label[locale]).toBe(season);
  expect(readMap(pubg, 'Baltic_Main').name[locale]).toBe(map);
  expect(readTier(pubg, { tier: 'Crystal', subTier: '2' }).label[locale]).toBe(tier);
});

test.each(['ko', 'ja', 'zh-tw', 'zh-cn'] as const)('names every town in %s', async (locale) => {
  const [english = {}, maps = {}] = [
    await (await loadPubg('en')).loadGeography?.(),
    await (await loadPubg(locale)).loadGeography?.(),
  ];
  const left = Object.entries(english).flatMap(([id, { towns }]) =>
    towns.flatMap(({ name }, at) => (maps[id]?.towns[at]?.name === name ? [name] : [])),
  );
  expect(left).toEqual([]);
  expect(maps.baltic_main?.towns[0]?.id).toBe('pochinki');
});

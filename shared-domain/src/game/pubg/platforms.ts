import { type Localized, localized, untranslated } from '../../locale/index.ts';
import type { Platform, Shard } from '../types.ts';

const tournament = localized('대회', 'Tournaments', '錦標賽', '锦标赛', '大会');

const platform = (
  id: string,
  name: Localized,
  defaultRegion: string | null = null,
  isOffered = true,
): Platform => ({ id, name, isOffered, defaultRegion, isKnown: true });

export const defaultPlatform = 'steam';

export const platforms: readonly Platform[] = [
  platform('steam', untranslated('Steam'), 'pc-krjp'),
  platform('kakao', localized('카카오', 'Kakao', 'Kakao', 'Kakao', 'Kakao'), 'pc-kakao'),
  platform('psn', untranslated('PSN'), 'psn-na'),
  platform('stadia', untranslated('Stadia')),
  platform('xbox', untranslated('Xbox'), 'xbox-na'),
  platform('console', localized('콘솔', 'Console', '家用主機', '主机', 'コンソール'), null, false),
  platform('tournament', tournament, null, false),
];

const regionNames = {
  krjp: localized('한국/일본', 'Korea/Japan', '韓國/日本', '韩国/日本', '韓国/日本'),
  as: localized('아시아', 'Asia', '亞洲', '亚洲', 'アジア'),
  sea: localized('동남아시아', 'SE Asia', '東南亞', '东南亚', '東南アジア'),
  jp: localized('일본', 'Japan', '日本', '日本', '日本'),
  eu: localized('유럽', 'Europe', '歐洲', '欧洲', 'ヨーロッパ'),
  ru: localized('러시아', 'Russia', '俄羅斯', '俄罗斯', 'ロシア'),
  na: localized('북미', 'N. America', '北美', '北美', '北米'),
  sa: localized('남미', 'S. America', '南美', '南美', '南米'),
  oc: localized('오세아니아', 'Oceania', '大洋洲', '大洋洲', 'オセアニア'),
  kakao: localized('카카오', 'Kakao', 'Kakao', 'Kakao', 'Kakao'),
  tournament,
};

type Region = keyof typeof regionNames;

/** Korea/Japan, Japan, and Oceania on the PC ended with the beta seasons, so the game keeps no board for them. */
const boardless = new Set(['pc-krjp', 'pc-jp', 'pc-oc', 'pc-tournament']);

const regions = (platformId: string, family: string, ...ids: readonly Region[]): Shard[] =>
  ids.map((region) => ({
    id: `${family}-${region}`,
    name: regionNames[region],
    platform: platformId,
    isRegion: true,
    hasBoard: !boardless.has(`${family}-${region}`),
    isKnown: true,
  }));

const withBoard = new Set(['steam', 'kakao', 'psn', 'xbox']);

export const shards: readonly Shard[] = [
  ...platforms.map(({ id, name }) => ({
    id,
    name,
    platform: id,
    isRegion: false,
    hasBoard: withBoard.has(id),
    isKnown: true,
  })),
  ...regions('steam', 'pc', 'krjp', 'jp', 'as', 'sea', 'eu', 'ru', 'na', 'sa', 'oc'),
  ...regions('kakao', 'pc', 'kakao'),
  ...regions('tournament', 'pc', 'tournament'),
  ...regions('psn', 'psn', 'as', 'eu', 'na', 'oc'),
  ...regions('xbox', 'xbox', 'as', 'eu', 'na', 'sa', 'oc'),
];

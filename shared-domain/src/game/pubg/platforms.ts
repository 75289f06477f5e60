import { type Localized, untranslated } from '../../locale/index.ts';
import type { Platform, Shard } from '../types.ts';
import type { PubgNames } from './names.ts';

const platform = (
  id: string,
  name: Localized,
  defaultRegion: string | null = null,
  isOffered = true,
): Platform => ({ id, name, isOffered, defaultRegion, isKnown: true });

export const defaultPlatform = 'steam';

export const createPlatforms = ({ platforms: names }: PubgNames): readonly Platform[] => [
  platform('steam', untranslated('Steam'), 'pc-krjp'),
  platform('kakao', names.kakao, 'pc-kakao'),
  platform('psn', untranslated('PSN'), 'psn-na'),
  platform('stadia', untranslated('Stadia')),
  platform('xbox', untranslated('Xbox'), 'xbox-na'),
  platform('console', names.console, null, false),
  platform('tournament', names.tournament, null, false),
];

/** Korea/Japan, Japan, and Oceania on the PC ended with the beta seasons, so the game keeps no board for them. */
const boardless = new Set(['pc-krjp', 'pc-jp', 'pc-oc', 'pc-tournament']);

const withBoard = new Set(['steam', 'kakao', 'psn', 'xbox']);

export function createShards(names: PubgNames, platforms: readonly Platform[]): readonly Shard[] {
  const regionNames = {
    ...names.regions,
    kakao: names.platforms.kakao,
    tournament: names.platforms.tournament,
  };
  const regions = (
    platformId: string,
    family: string,
    ...ids: readonly (keyof typeof regionNames)[]
  ): Shard[] =>
    ids.map((region) => ({
      id: `${family}-${region}`,
      name: regionNames[region],
      platform: platformId,
      isRegion: true,
      hasBoard: !boardless.has(`${family}-${region}`),
      isKnown: true,
    }));

  return [
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
}

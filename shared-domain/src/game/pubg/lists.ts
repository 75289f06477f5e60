import { compose, type Localized, untranslated } from '../../locale/index.ts';
import type { GameMap, MatchType, Mode, Perspective, Platform, Shard } from '../types.ts';
import type { PubgNames } from './names.ts';

const platform = (
  id: string,
  name: Localized,
  defaultRegion: string | null = null,
  isOffered = true,
): Platform => ({ id, name, isOffered, defaultRegion });

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

/** The standard time of the largest cities of a region, in hours from UTC. */
const utcOffsets: Readonly<Record<string, number>> = {
  krjp: 9,
  jp: 9,
  kakao: 9,
  as: 8,
  sea: 7,
  eu: 1,
  ru: 3,
  na: -6,
  sa: -3,
  oc: 10,
};

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
      hasBoard: !boardless.has(`${family}-${region}`),
      ...(utcOffsets[region] !== undefined && { utcOffset: utcOffsets[region] }),
    }));

  return [
    ...platforms.map(({ id, name }) => ({
      id,
      name,
      platform: id,
      hasBoard: withBoard.has(id),
    })),
    ...regions('steam', 'pc', 'krjp', 'jp', 'as', 'sea', 'eu', 'ru', 'na', 'sa', 'oc'),
    ...regions('kakao', 'pc', 'kakao'),
    ...regions('tournament', 'pc', 'tournament'),
    ...regions('psn', 'psn', 'as', 'eu', 'na', 'oc'),
    ...regions('xbox', 'xbox', 'as', 'eu', 'na', 'sa', 'oc'),
  ];
}

const spaced = (...words: string[]) => words.join(' ');
const perspectives: readonly Perspective[] = ['tpp', 'fpp'];
const suffix = { tpp: '', fpp: '-fpp' } as const;

const named = (id: string, name: Localized, kind: Mode['kind'] = 'display'): Mode => ({
  id,
  name,
  shortName: name,
  kind,
  size: null,
  perspective: null,
});

export function createModes({ sizes, families, modes }: PubgNames): readonly Mode[] {
  const core: Mode[] = perspectives.flatMap((perspective) =>
    Object.entries(sizes).map(([size, shortName]) => ({
      id: size + suffix[perspective],
      name: compose(spaced, shortName, perspective.toUpperCase()),
      shortName,
      kind: 'core' as const,
      size,
      perspective,
    })),
  );
  /** Modes that come in all sizes and perspectives: `war-duo-fpp`. */
  const familyModes = Object.entries(families).flatMap(([family, name]) => [
    named(family, name),
    ...core.map((mode) => named(`${family}-${mode.id}`, compose(spaced, name, mode.name))),
  ]);
  /** Squads of one platform alone, as old match data name them. */
  const platformSquads = Object.entries({ kakao: 'Kakao', xbox: 'Xbox', psn: 'PSN' }).map(([id, name]) =>
    named(`${id}-squad`, compose(spaced, name, sizes.squad)),
  );
  const { all, ...single } = modes;
  return [
    ...core,
    named('all', all, 'all'),
    ...familyModes,
    ...platformSquads,
    ...Object.entries(single).map(([id, name]) => named(id, name)),
    ...perspectives.map((perspective) =>
      named(`lab-${perspective}`, compose(spaced, modes.lab, perspective.toUpperCase())),
    ),
    // The same mode, as older match data spell it.
    named('intense battle royale', modes.ibr),
  ];
}

type MatchTypeRules = Pick<MatchType, 'isRanked' | 'isCounted' | 'hasKillLog'>;

const counted: MatchTypeRules = { isRanked: false, isCounted: true, hasKillLog: true };
const listed: MatchTypeRules = { ...counted, isCounted: false };
const practice: MatchTypeRules = { ...listed, hasKillLog: false };

/** Only battle royale among people counts. Matches of types that are not in this table are only listed. */
const matchTypeRules: Readonly<Record<keyof PubgNames['matchTypes'], MatchTypeRules>> = {
  competitive: { ...counted, isRanked: true },
  official: counted,
  airoyale: listed,
  arcade: listed,
  custom: listed,
  event: listed,
  seasonal: listed,
  training: practice,
  trainingroom: practice,
  tutorialatoz: practice,
};

export const createMatchTypes = ({ matchTypes }: PubgNames): readonly MatchType[] =>
  (Object.keys(matchTypeRules) as (keyof typeof matchTypeRules)[]).map((id) => ({
    id,
    name: matchTypes[id],
    ...matchTypeRules[id],
  }));

/** Id, plate, and the key of the name if it is not the plate. Names without an official translation are our transliterations. */
const table: readonly (readonly [string, keyof PubgNames['maps'], (keyof PubgNames['maps'])?])[] = [
  ['Baltic_Main', 'erangel'],
  ['Erangel_Main', 'erangel'],
  ['Desert_Main', 'miramar'],
  ['Savage_Main', 'sanhok'],
  ['DihorOtok_Main', 'vikendi'],
  ['Summerland_Main', 'karakin'],
  ['Chimera_Main', 'paramo'],
  ['Heaven_Main', 'haven'],
  ['Tiger_Main', 'taego'],
  ['Kiki_Main', 'deston'],
  ['Neon_Main', 'rondo'],
  ['Range_Main', 'camp-jackal'],
  ['Boardwalk_Main', 'boardwalk'],
  ['PillarCompound_Main', 'pillar-compound'],
  ['Italy_Main', 'italy'],
  ['Italy_TDM_Main', 'italy'],
  ['Tutorial_Main', 'camp-jackal', 'tutorial'],
];

export const createMaps = (names: PubgNames): readonly GameMap[] =>
  table.map(([id, plate, name = plate]) => ({ id, name: names.maps[name], plate }));

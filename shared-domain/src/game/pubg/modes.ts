import { compose, type Localized } from '../../locale/index.ts';
import type { MatchType, Mode, Perspective } from '../types.ts';
import type { PubgNames } from './names.ts';

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
  isKnown: true,
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
      isKnown: true,
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

const ranked = new Set(['competitive']);
const withoutKillLog = new Set(['training']);

export const createMatchTypes = ({ matchTypes }: PubgNames): readonly MatchType[] =>
  Object.entries(matchTypes).map(([id, name]) => ({
    id,
    name,
    isRanked: ranked.has(id),
    hasKillLog: !withoutKillLog.has(id),
    isKnown: true,
  }));

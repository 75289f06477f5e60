import type { Game, Mode, Named } from '@hotdrop/shared-domain/game';
import type { Localized } from '@hotdrop/shared-domain/locale';
import { seasons } from './seasons.ts';
import { tiers } from './tiers.ts';
import { words } from './words.ts';

/** A game of arena fights: the whole of what areas must know to show it. */

const named = (id: string, name: Localized): Named => ({ id, name, isKnown: true });

const platforms = [named('pc', words.pc), named('console', words.console)];

const mode = (id: string, name: Localized): Mode => ({
  ...named(id, name),
  shortName: name,
  kind: 'core',
  size: id,
  perspective: null,
});

const spaced = (id: string) => id.replaceAll('_', ' ').trim() || '–';

export const arena: Game = {
  id: 'arena',
  name: words.game,
  shortName: 'Arena',
  basePath: '/arena',
  defaultPlatform: 'pc',
  platforms: platforms.map((platform) => ({ ...platform, isOffered: true, defaultRegion: null })),
  shards: platforms.map((platform) => ({
    ...platform,
    platform: platform.id,
    isRegion: false,
    hasBoard: true,
  })),
  modes: [mode('duel', words.duel), mode('team', words.team)],
  matchTypes: [
    { ...named('ladder', words.ladder), isRanked: true, hasKillLog: true },
    { ...named('casual', words.casual), isRanked: false, hasKillLog: true },
  ],
  maps: [
    { ...named('foundry', words.foundry), plate: 'neutral' },
    { ...named('gardens', words.gardens), plate: 'neutral' },
  ],
  seasons,
  tiers,
  loadDictionaries: async () => ({ weapon: spaced, vehicle: spaced, damageCauser: spaced }),
};

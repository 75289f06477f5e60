import type { Game, Mode, Named } from '@hotdrop/shared-domain/game';
import type { Localized } from '@hotdrop/shared-domain/locale';
import { seasons } from './seasons.ts';
import { texts } from './texts.ts';
import { tiers } from './tiers.ts';

const named = (id: string, name: Localized): Named => ({ id, name, isKnown: true });

const platforms = [named('pc', texts.pc), named('console', texts.console)];

const mode = (id: string, name: Localized): Mode => ({
  ...named(id, name),
  shortName: name,
  kind: 'core',
  size: id,
  perspective: null,
});

const formatId = (id: string) => id.replaceAll('_', ' ').trim() || '–';

/** Everything that areas need to know about the game. */
export const arena: Game = {
  id: 'arena',
  name: texts.game,
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
  modes: [mode('duel', texts.duel), mode('team', texts.team)],
  matchTypes: [
    { ...named('ladder', texts.ladder), isRanked: true, isCounted: true, hasKillLog: true },
    { ...named('casual', texts.casual), isRanked: false, isCounted: true, hasKillLog: true },
  ],
  maps: [
    { ...named('foundry', texts.foundry), plate: 'neutral' },
    { ...named('gardens', texts.gardens), plate: 'neutral' },
  ],
  seasons,
  tiers,
  loadDictionaries: async () => ({ weapon: formatId, vehicle: formatId, damageCauser: formatId }),
};

import type { Game, Mode, Named, Tier } from '@hotdrop/shared-domain/game';
import type { Localized } from '@hotdrop/shared-domain/locale';
import { describeSeason } from './seasons.ts';
import { texts } from './texts.ts';

const named = (id: string, name: Localized): Named => ({ id, name });

const platforms = [named('pc', texts.pc), named('console', texts.console)];

const mode = (id: string, name: Localized): Mode => ({
  ...named(id, name),
  shortName: name,
  kind: 'core',
  size: id,
  perspective: null,
});

const tier = (id: string, name: Localized): Tier => ({ ...named(id, name), mark: id, hasDivisions: true });

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
  // Each has one of the icons of shared-ui.
  tiers: [
    tier('bronze', texts.bronze),
    tier('silver', texts.silver),
    tier('gold', texts.gold),
    { ...named('king', texts.king), mark: 'survivor', hasDivisions: false },
  ],
  seasonPrefix: 'arena.',
  describeSeason,
  loadDictionaries: async () => ({ weapon: formatId, vehicle: formatId, damageCauser: formatId }),
};

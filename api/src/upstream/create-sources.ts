import type { Game } from '@hotdrop/shared-domain/game';
import { demoProfiles } from '../auth/demo-provider.ts';
import type { Config } from '../config.ts';
import type { Database } from '../data/store.ts';
import type { Metrics } from '../operation/metrics.ts';
import { createAllowance } from './allowance.ts';
import { demoPlaying } from './demo/charts.ts';
import { demoSource } from './demo/demo-source.ts';
import type { DemoWorld } from './demo/world.ts';
import { createPubgClient } from './pubg/client.ts';
import { pubgSource } from './pubg/pubg-source.ts';
import { steamPlaying, steamProfiles } from './steam/steam.ts';
import type { GameSource, PlayingSource, ProfileSource } from './upstream.ts';

export interface Sources {
  readonly source: GameSource;
  readonly playing: PlayingSource;
  readonly profiles: ProfileSource;
}

const demoSources = (world: DemoWorld, now: () => Date): Sources => ({
  source: demoSource(world, () => now().getTime()),
  playing: demoPlaying(world.seed, () => now().getTime()),
  profiles: demoProfiles,
});

interface Given {
  readonly config: Config;
  readonly db: Database;
  readonly game: Game;
  readonly metrics: Metrics;
  readonly now: () => Date;
  /** Made only where it is needed. */
  readonly world: () => DemoWorld;
}

const telemetryOrigin = 'https://telemetry-cdn.pubg.com';

const pubgSources = ({ config, db, game, metrics, now }: Given, key: string): Omit<Sources, 'profiles'> => {
  const allowance = createAllowance(db, { name: 'pubg', usual: 10, now });
  const client = createPubgClient({ key, url: config.pubg.url }, allowance, { metrics }, now);
  const telemetryOrigins = [telemetryOrigin, new URL(config.pubg.url).origin];
  return {
    source: pubgSource({ client, game, asking: { metrics }, telemetryOrigins, now }),
    playing: steamPlaying(config.steam, { metrics }),
  };
};

/** A PUBG key brings the real game, a Steam key real accounts; without them the demo world stands in. */
export const createSources = (given: Given): Sources => {
  const { config, metrics } = given;
  const game = config.pubg.key ? pubgSources(given, config.pubg.key) : demoSources(given.world(), given.now);
  const profiles = config.steam.key ? steamProfiles(config.steam, { metrics }) : demoProfiles;
  return { ...game, profiles };
};

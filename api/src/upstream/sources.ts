import { createDemoPlayerCounts } from '@hotdrop/demo-world/player-counts';
import type { DemoWorld } from '@hotdrop/demo-world/world';
import type { Game } from '@hotdrop/shared-domain/game';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { demoProfiles } from '../auth/demo-provider.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';
import type { Database } from '../data/store.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import { countWaiting } from '../players/waiting.ts';
import { StartError } from '../start-error.ts';
import { createDemoSource } from './demo/demo-source.ts';
import { createKeyState, type KeyState, noKey } from './key-state.ts';
import { createPubgClient, shareStats } from './pubg/client.ts';
import { createPubgSource } from './pubg/pubg-source.ts';
import { createRateBudget, type Priority, type RateBudget, unlimitedBudget } from './rate-budget.ts';
import { createSteamPlayerCounts, createSteamProfiles } from './steam/steam.ts';
import type { GameSource, PlayingSource, ProfileSource } from './upstream.ts';

export interface Sources {
  readonly source: GameSource;
  readonly playing: PlayingSource;
  readonly profiles: ProfileSource;
  /** The requests of the game source's key. */
  readonly budget: RateBudget;
  readonly keyState: KeyState;
}

const demoSources = (world: DemoWorld, now: () => Date): Sources => ({
  source: createDemoSource(world, () => now().getTime()),
  playing: createDemoPlayerCounts(world.seed, () => now().getTime()),
  profiles: demoProfiles,
  budget: unlimitedBudget,
  keyState: noKey,
});

interface SourceOptions {
  readonly config: Config;
  readonly db: Database;
  readonly game: Game;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => Date;
  /** Creates the demo world on first use. */
  readonly world: () => DemoWorld;
}

/** The second is the older name of the first. */
const telemetryStores = ['https://telemetry-cdn.pubg.com', 'https://telemetry-cdn.playbattlegrounds.com'];

const pubgSources = (
  { config, db, game, metrics, log, now }: SourceOptions,
  key: string,
): Omit<Sources, 'profiles'> => {
  const onSpend = (work: Priority) => metrics.keyRequests.inc({ work });
  const onChange = (isRefused: boolean) => {
    if (isRefused) log.error('The game service refuses the key: check PUBG_API_KEY');
    else log.info('The game service accepts the key');
  };
  const keyState = createKeyState({ db, key, now, onChange });
  const budget = createRateBudget(db, {
    name: 'pubg',
    defaultLimit: 10,
    now,
    keyState,
    countWaiting: () => countWaiting(db),
    onSpend,
  });
  const client = createPubgClient({ key, url: config.pubg.url, keyState }, budget, { metrics }, now);
  const telemetryOrigins = [...telemetryStores, new URL(config.pubg.url).origin];
  const source = createPubgSource({ client, game, request: { metrics }, telemetryOrigins, now });
  return {
    budget,
    keyState,
    source: shareStats(source, { game, budget, now }),
    playing: createSteamPlayerCounts(config.steam, { metrics }),
  };
};

/** Selects the real services for which there is a key, and the demo world for the others. */
export const createSources = (options: SourceOptions): Sources => {
  const { config, metrics } = options;
  const game = config.pubg.key
    ? pubgSources(options, config.pubg.key)
    : demoSources(options.world(), options.now);
  const profiles = config.steam.key ? createSteamProfiles(config.steam, { metrics }) : demoProfiles;
  return { ...game, profiles };
};

const key = 'source';

/** Ties the database to its source, so that demo stats never mix with real ones. */
export const claimDatabase = async ({ db, source, now }: Context): Promise<void> => {
  const stored = await readSnapshot(db, key, v.string());
  if (stored && stored.value !== source.name) {
    throw new StartError(
      `This database contains stats of the source "${stored.value}", but the settings select "${source.name}". ` +
        'Use another database for each source: another DATA_DIR, or another DATABASE_URL. ' +
        'The source is "pubg" if PUBG_API_KEY is set, else "demo".',
    );
  }
  await writeSnapshots(db, [{ key, value: source.name }], now());
};

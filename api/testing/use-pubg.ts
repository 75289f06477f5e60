import { type PubgSimulator, startPubgSimulator } from '../simulator/simulator.ts';
import { accountIdOf, realPlayer } from '../simulator/world.ts';
import { startApi, type TestApi, useEmptyStore } from './start-api.ts';

export const accountId = accountIdOf(realPlayer);

/** Starts the simulated service and an API host that uses it, for each test. Both have the same clock. */
export function usePubg() {
  const getStore = useEmptyStore();
  let simulator: PubgSimulator;
  let api: TestApi;
  beforeEach(async () => {
    let now = () => new Date('2026-11-21T12:00:00Z');
    simulator = await startPubgSimulator({ now: () => now(), limit: 100 });
    api = await startApi({
      settings: { PUBG_API_KEY: 'a-key-that-is-long-enough', PUBG_API_URL: simulator.url },
      store: getStore(),
    });
    now = api.context.now;
  });
  afterEach(async () => {
    await api.close();
    await simulator.close();
  });
  return {
    get pubg() {
      return simulator;
    },
    get api() {
      return api;
    },
    /** The only match of `RealPlayer`. */
    get match() {
      const [match] = simulator.world.find(realPlayer)?.matches ?? [];
      if (!match) throw new Error('The simulated service has no match of the player.');
      return match.id;
    },
  };
}

import type { Site } from '../contract/index.ts';
import { createFavorites, type KeyValueStorage } from '../favorites/index.ts';
import { pubg } from '../game/pubg/index.ts';
import { createLinks } from '../links/index.ts';
import { createSiteStore } from '../store/index.ts';
import type { SiteState } from '../store/state.ts';
import { testTime } from './clock.ts';
import { type FakeAnswers, type FakeApi, fakeApi } from './fake-api.ts';

export interface FakeSite extends Site {
  readonly api: FakeApi;
  /** Failures reported to the operator, in order. */
  readonly reported: readonly unknown[];
}

export interface FakeSiteSettings extends Partial<Omit<Site, 'api' | 'store'>> {
  /** The answer of each call; a call without an answer fails the test. */
  readonly answers?: FakeAnswers;
  /** Marks answers as invented by the demo world. */
  readonly demo?: boolean;
  readonly state?: Partial<SiteState>;
}

/** Creates a site for tests: PUBG in English at a fixed time, in memory. */
export function fakeSite({ answers, demo = false, state, ...given }: FakeSiteSettings = {}): FakeSite {
  const reported: unknown[] = [];
  const game = given.game ?? pubg;
  const basePath = given.basePath ?? game.basePath;
  return {
    game,
    locale: 'en',
    basePath,
    origin: 'https://hotdrop.example',
    side: 'browser',
    api: fakeApi(answers, { demo }),
    store: createSiteStore({ selectedPlatform: game.defaultPlatform, ...state }),
    links: createLinks(basePath, game),
    favorites: createFavorites(memoryStorage(), { game }),
    now: () => Date.parse(testTime),
    report: (error) => void reported.push(error),
    ...given,
    reported,
  };
}

/** Creates a browser's storage in memory. Two sites with the same storage act as two tabs. */
export function memoryStorage(content: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const entries = new Map(Object.entries(content));
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}

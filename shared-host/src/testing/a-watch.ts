import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { reduceAreaWatch } from '../server/area-watch-reducer.ts';
import {
  type AreaWatchEffect,
  type AreaWatchEvent,
  type AreaWatchState,
  chooseVersion,
  createAreaWatchState,
} from '../server/area-watch-state.ts';
import type { LoadedVersion } from '../server/types.ts';
import { type ReleasePointer, releaseStable } from '../store/releases/release-pointer.ts';

const settings = {
  keep: 0,
  retry: { first: 1_000, most: 3_000 },
  dropped: { first: 10_000, most: 30_000 },
  unhealthyThreshold: { window: 4, failures: 2, share: 0.5 },
};

/** Applies events to the state of one area. */
export class Watch {
  state: AreaWatchState = createAreaWatchState('mf-clans');
  readonly all: AreaWatchEffect[] = [];
  now = 0;

  /** Returns the effects of the last event, without log lines and notifications. */
  dispatch(...events: AreaWatchEvent[]): AreaWatchEffect[] {
    let last: AreaWatchEffect[] = [];
    for (const event of events) {
      const { state, effects } = reduceAreaWatch(this.state, event, { ...settings, now: this.now });
      this.state = state;
      this.all.push(...effects);
      last = effects.filter(({ type }) => type !== 'log' && type !== 'notify');
    }
    return last;
  }

  get messages(): string[] {
    return this.all.flatMap((effect) =>
      effect.type === 'log' ? [`${effect.level}: ${effect.message}`] : [],
    );
  }

  get stable(): string | undefined {
    return chooseVersion(this.state, {})?.version;
  }
}

const aManifest = (version: string): AreaManifest => ({
  id: 'mf-clans',
  version,
  builtAt: '2026-11-21T10:00:00.000Z',
  owner: 'the clans team',
  contract: 1,
  routes: ['clans'],
  menu: [],
  smoke: [],
  languages: [],
  web: { entry: 'web/entry.js', global: 'mf_clans', chunks: {} },
  node: { entry: 'node/entry.js' },
  files: {},
});

const aLoadedVersion = (version: string): LoadedVersion => ({
  area: 'mf-clans',
  version,
  dir: `/cache/${version}`,
  manifest: aManifest(version),
  manifestHash: '',
  module: { routes: async () => [] },
});

export const started: AreaWatchEvent = { type: 'round-started' };
export const read = (pointer: ReleasePointer): AreaWatchEvent => ({ type: 'pointer-read', pointer });
export const activated = (version: string): AreaWatchEvent => ({
  type: 'version-activated',
  loaded: aLoadedVersion(version),
});
export const failed = (version: string): AreaWatchEvent => ({
  type: 'activation-failed',
  version,
  error: new Error(`${version} throws`),
});
export const rendered = (version: string, isHealthy: boolean): AreaWatchEvent => ({
  type: 'page-rendered',
  version,
  isHealthy,
});
export const cleaned: AreaWatchEvent = { type: 'leftovers-removed' };

export const one = releaseStable(undefined, '1');
export const two = releaseStable(one, '2');

/** A watch with version 1 live and its first round finished. */
export function watchOne() {
  const watch = new Watch();
  watch.dispatch(started, read(one), activated('1'), cleaned);
  return watch;
}

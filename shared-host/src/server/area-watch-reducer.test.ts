import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import {
  type ReleasePointer,
  releaseCanary,
  releaseStable,
  signMove,
} from '../store/releases/release-pointer.ts';
import { reduceAreaWatch } from './area-watch-reducer.ts';
import {
  type AreaWatchEffect,
  type AreaWatchEvent,
  type AreaWatchState,
  chooseVersion,
  createAreaWatchState,
  describeArea,
  explainFailure,
} from './area-watch-state.ts';
import type { LoadedVersion } from './types.ts';

const settings = {
  keep: 0,
  retry: { first: 1_000, most: 3_000 },
  dropped: { first: 10_000, most: 30_000 },
  unhealthyThreshold: { window: 4, failures: 2, share: 0.5 },
};

/** Applies events to the state of one area. */
class Watch {
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
  contract: { min: 1, max: 1 },
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

const started: AreaWatchEvent = { type: 'round-started' };
const read = (pointer: ReleasePointer): AreaWatchEvent => ({ type: 'pointer-read', pointer });
const activated = (version: string): AreaWatchEvent => ({
  type: 'version-activated',
  loaded: aLoadedVersion(version),
});
const failed = (version: string): AreaWatchEvent => ({
  type: 'activation-failed',
  version,
  error: new Error(`${version} throws`),
});
const rendered = (version: string, isHealthy: boolean): AreaWatchEvent => ({
  type: 'page-rendered',
  version,
  isHealthy,
});
const cleaned: AreaWatchEvent = { type: 'leftovers-removed' };

const one = releaseStable(undefined, '1');
const two = releaseStable(one, '2');

/** A watch with version 1 live and its first round finished. */
function watchOne() {
  const watch = new Watch();
  watch.dispatch(started, read(one), activated('1'), cleaned);
  return watch;
}

describe('a round', () => {
  it('reads the pointer, activates the stable version, and removes leftovers', () => {
    const watch = new Watch();
    expect(watch.dispatch(started)).toEqual([{ type: 'read-pointer' }]);
    expect(watch.dispatch(read(one))).toEqual([{ type: 'activate', version: '1' }]);
    expect(watch.dispatch(activated('1'))).toEqual([{ type: 'remove-leftovers', versionsToKeep: ['1'] }]);
    expect(watch.dispatch(cleaned)).toEqual([]);
    expect(watch.state.round).toBeUndefined();
    expect(watch.stable).toBe('1');
  });

  it('only reads the pointer while it is unchanged', () => {
    const watch = watchOne();
    expect(watch.dispatch(started)).toEqual([{ type: 'read-pointer' }]);
    expect(watch.dispatch(read(one))).toEqual([]);
    expect(watch.state.round).toBeUndefined();
  });

  it('does not start twice', () => {
    const watch = new Watch();
    watch.dispatch(started);
    expect(watch.dispatch(started)).toEqual([]);
  });

  it('activates the canary after the stable version', () => {
    const watch = new Watch();
    watch.dispatch(started, read(releaseCanary(one, '2', 10)));
    expect(watch.dispatch(activated('1'))).toEqual([{ type: 'activate', version: '2' }]);
    watch.dispatch(activated('2'), cleaned);
    expect(describeArea(watch.state).canary).toEqual({ version: '2', percent: 10 });
  });

  it('joins an activation that a visitor has requested', () => {
    const watch = new Watch();
    watch.dispatch({ type: 'version-requested', version: '1' });
    expect(watch.dispatch(started, read(one))).toEqual([]);
    expect(watch.dispatch(activated('1'))).toEqual([{ type: 'remove-leftovers', versionsToKeep: ['1'] }]);
  });

  it('ignores the activation of another version', () => {
    const watch = new Watch();
    watch.dispatch({ type: 'version-requested', version: '9' }, started, read(one));
    expect(watch.dispatch(failed('9'))).toEqual([]);
    expect(watch.state.round).toMatchObject({ step: 'stable', version: '1' });
  });

  it('ends when an effect fails, so that the next one can start', () => {
    const watch = new Watch();
    watch.dispatch(started, { type: 'effect-failed' });
    expect(watch.dispatch(started)).toEqual([{ type: 'read-pointer' }]);
  });
});

describe('a pointer that cannot be read', () => {
  const unreadable: AreaWatchEvent = { type: 'pointer-unreadable', error: new Error('store away') };

  it('keeps the version, and is logged once until it can be read again', () => {
    const watch = watchOne();
    watch.dispatch(started, unreadable, started, unreadable);
    expect(watch.stable).toBe('1');
    expect(describeArea(watch.state).problem).toBe('store away');
    watch.dispatch(started, read(one));
    expect(describeArea(watch.state).problem).toBeUndefined();
    expect(watch.messages).toEqual([
      'info: mf-clans 1 is active',
      'warn: mf-clans keeps its present versions: store away',
      'info: The release pointer of mf-clans can be read again',
    ]);
  });

  it('ends the round when no pointer is known, and explains the failure', () => {
    const watch = new Watch();
    watch.dispatch(started);
    expect(explainFailure(watch.state)).toBe('mf-clans is being loaded');
    watch.dispatch(unreadable);
    expect(watch.state.round).toBeUndefined();
    expect(explainFailure(watch.state)).toBe('store away');
  });
});

it('logs who moved a pointer, when, and from which commit', () => {
  const watch = watchOne();
  watch.dispatch(started, read(signMove(two, { by: 'ann', commit: 'c0ffee' })), activated('2'), cleaned);
  expect(watch.all).toContainEqual({
    type: 'log',
    level: 'info',
    facts: expect.objectContaining({
      area: 'mf-clans',
      revision: 2,
      action: 'publish',
      version: '2',
      by: 'ann',
      commit: 'c0ffee',
      at: two.history.at(-1)?.at,
    }),
    message: 'The release pointer of mf-clans moved: publish of 2',
  });
});

describe('a version that fails its activation', () => {
  it('leaves visitors with the last good version', () => {
    const watch = watchOne();
    watch.dispatch(started, read(two), failed('2'), cleaned);
    expect(watch.stable).toBe('1');
    expect(describeArea(watch.state)).toMatchObject({
      stable: '1',
      wanted: { stable: '2' },
      failures: [{ version: '2', reason: '2 throws', attempts: 1 }],
    });
  });

  it('is replaced by the previous version after a start', () => {
    const watch = new Watch();
    watch.dispatch(started, read(two));
    expect(watch.dispatch(failed('2'))).toEqual([{ type: 'activate', version: '1' }]);
    watch.dispatch(activated('1'));
    expect(watch.stable).toBe('1');
  });

  it('is tried again after a delay that doubles up to a limit', () => {
    const watch = new Watch();
    const retriesAt = (now: number) => {
      watch.now = now;
      const hasRetried = watch.dispatch(started, read(one)).some(({ type }) => type === 'activate');
      if (hasRetried) watch.dispatch(failed('1'), cleaned);
      return hasRetried;
    };
    watch.dispatch(started, read(one), failed('1'), cleaned);
    const times = [999, 1_000, 2_999, 3_000, 5_999, 6_000];
    expect(times.filter(retriesAt)).toEqual([1_000, 3_000, 6_000]);
  });

  it('is tried again at once when the pointer moves', () => {
    const watch = new Watch();
    watch.dispatch(started, read(one), failed('1'), cleaned, started);
    expect(watch.dispatch(read(releaseStable(one, '1')))).toEqual([{ type: 'activate', version: '1' }]);
  });
});

describe('an unhealthy version', () => {
  it('is dropped for the last good one at the threshold', () => {
    const watch = watchOne();
    watch.dispatch({ type: 'version-held', version: '1' });
    watch.dispatch(started, read(two), activated('2'), cleaned);
    watch.dispatch(rendered('2', false), rendered('2', true));
    expect(watch.stable).toBe('2');
    watch.dispatch(rendered('2', false));
    expect(watch.stable).toBe('1');
    watch.dispatch(started, read(two));
    expect(watch.stable).toBe('1');
    watch.dispatch(started, read(releaseStable(two, '2')), cleaned);
    expect(watch.stable).toBe('2');
  });

  it('returns after a delay that doubles up to a limit, while the pointer stays', () => {
    const watch = watchOne();
    watch.dispatch({ type: 'version-held', version: '1' });
    watch.dispatch(started, read(two), activated('2'), cleaned);
    const failTwice = () => watch.dispatch(rendered('2', false), rendered('2', false));
    const returnsAt = (now: number) => {
      watch.now = now;
      watch.dispatch(started, read(two));
      const hasReturned = watch.stable === '2';
      if (hasReturned) failTwice();
      return hasReturned;
    };
    failTwice();
    const times = [9_999, 10_000, 29_999, 30_000, 59_999, 60_000];
    expect(times.filter(returnsAt)).toEqual([10_000, 30_000, 60_000]);
    expect(watch.messages).toContain('info: mf-clans 2 is tried again after it was dropped');
  });

  it('returns with a clean record', () => {
    const watch = watchOne();
    watch.dispatch({ type: 'version-held', version: '1' });
    watch.dispatch(started, read(two), activated('2'), cleaned);
    watch.dispatch(rendered('2', false), rendered('2', false));
    watch.now = 10_000;
    watch.dispatch(started, read(two), rendered('2', false), rendered('2', true));
    expect(watch.stable).toBe('2');
    expect(describeArea(watch.state).failures).toEqual([]);
  });

  it('counts only the last pages', () => {
    const watch = watchOne();
    watch.dispatch(rendered('1', false), ...Array.from({ length: 4 }, () => rendered('1', true)));
    watch.dispatch(rendered('1', false));
    expect(describeArea(watch.state).failures).toEqual([]);
  });

  it('is shown when no other version works', () => {
    const watch = watchOne();
    watch.dispatch(rendered('1', false), rendered('1', false));
    expect(watch.stable).toBe('1');
    expect(watch.messages.at(-1)).toBe(
      'error: mf-clans 1 is dropped: 2 of its last 2 pages failed on this server',
    );
  });
});

describe('an old version', () => {
  const unloaded: AreaWatchEvent = { type: 'version-unloaded', version: '1' };

  it('is unloaded in the round in which its last response has ended', () => {
    const watch = watchOne();
    watch.dispatch({ type: 'version-held', version: '1' }, started, read(two), activated('2'), cleaned);
    expect(describeArea(watch.state).loaded).toContainEqual({ version: '1', inUse: 1 });
    watch.dispatch({ type: 'version-released', version: '1' }, started);
    expect(watch.dispatch(read(two))).toEqual([
      { type: 'unload', loaded: expect.objectContaining({ version: '1' }) },
    ]);
    expect(watch.state.round?.step).toBe('unload');
    watch.dispatch(unloaded);
    expect(watch.state.round).toBeUndefined();
    expect(describeArea(watch.state).loaded).toEqual([{ version: '2', inUse: 0 }]);
  });

  it('is activated again only after it has been unloaded', () => {
    const watch = watchOne();
    watch.dispatch(started, read(two), activated('2'));
    expect(watch.dispatch({ type: 'version-requested', version: '1' })).toEqual([]);
    expect(watch.dispatch(unloaded)).toEqual([
      { type: 'activate', version: '1' },
      { type: 'remove-leftovers', versionsToKeep: ['2', '1'] },
    ]);
  });
});

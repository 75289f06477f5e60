import { releaseCanary, signMove } from '../store/releases/release-pointer.ts';
import { activated, cleaned, failed, one, read, started, two, Watch, watchOne } from '../testing/a-watch.ts';
import { type AreaWatchEvent, describeArea, explainFailure } from './area-watch-state.ts';

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

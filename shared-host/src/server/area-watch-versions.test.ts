import { releaseStable } from '../store/releases/release-pointer.ts';
import {
  activated,
  cleaned,
  failed,
  one,
  read,
  rendered,
  started,
  two,
  Watch,
  watchOne,
} from '../testing/a-watch.ts';
import { describeArea } from './area-watch-state.ts';

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

import { durations } from '@hotdrop/shared-domain/rules';
import { aFailure, aPlayerCount } from '@hotdrop/shared-domain/testing';
import { act, screen } from '@testing-library/react';
import { openPage } from '../testing/open-page.ts';

const heading = (name: string) =>
  screen.findByRole('heading', { level: 1, name: `${name} playing PUBG now` });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const see = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};

/** A count that grows by one with every question. */
function aGrowingCount() {
  let count = 99;
  return () => {
    count += 1;
    return aPlayerCount({ count });
  };
}

describe('the count in the title', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is read anew while the page is seen', async () => {
    await openPage('statistics/playing', { answers: { getPlayerCount: aGrowingCount() } });
    await heading('100');
    expect(document.title).toBe('100 playing PUBG now · Hotdrop');
    await pass(durations.countRefresh);
    await heading('101');
    expect(document.title).toBe('101 playing PUBG now · Hotdrop');
    await pass(durations.countRefresh);
    await heading('102');
  });

  it('is not read while the page is hidden, and at once when it comes back', async () => {
    const { asked } = await openPage('statistics/playing', { answers: { getPlayerCount: aGrowingCount() } });
    await heading('100');
    await see('hidden');
    await pass(10 * durations.countRefresh);
    expect(asked('getPlayerCount')).toHaveLength(1);
    await see('visible');
    await heading('101');
  });

  it('is not read again by a short look elsewhere', async () => {
    const { asked } = await openPage('statistics/playing', { answers: { getPlayerCount: aGrowingCount() } });
    await heading('100');
    await see('hidden');
    await see('visible');
    expect(asked('getPlayerCount')).toHaveLength(1);
  });

  it('stays as it is when it cannot be read, which is reported', async () => {
    let isDown = false;
    const next = aGrowingCount();
    const { site } = await openPage('statistics/playing', {
      answers: { getPlayerCount: () => (isDown ? aFailure('server') : next()) },
    });
    await heading('100');
    isDown = true;
    await pass(durations.countRefresh);
    await heading('100');
    expect(site.reported).toMatchObject([{ call: 'getPlayerCount', kind: 'server' }]);
    isDown = false;
    await pass(durations.countRefresh);
    await heading('101');
  });

  it('is no longer read when the visitor has left', async () => {
    const { asked, unmount } = await openPage('statistics/playing', {
      answers: { getPlayerCount: aGrowingCount() },
    });
    await heading('100');
    unmount();
    await pass(5 * durations.countRefresh);
    expect(asked('getPlayerCount')).toHaveLength(1);
  });
});

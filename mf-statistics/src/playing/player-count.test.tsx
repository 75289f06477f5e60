import { durations } from '@hotdrop/shared-domain/rules';
import { aFailure, aPlayerCount } from '@hotdrop/shared-domain/testing';
import { act, screen } from '@testing-library/react';
import { openPage } from '../testing/open-page.ts';

const heading = (name: string) =>
  screen.findByRole('heading', { level: 1, name: `${name} playing PUBG now` });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const setVisibility = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};

/** A count that grows by one with every request. */
function aGrowingCount() {
  let count = 99;
  return () => {
    count += 1;
    return aPlayerCount({ count });
  };
}

describe('the count in the title', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('refreshes while the page is visible', async () => {
    await openPage('statistics/playing', { answers: { getPlayerCount: aGrowingCount() } });
    await heading('100');
    expect(document.title).toBe('100 playing PUBG now · Hotdrop');
    await pass(durations.countRefresh);
    await heading('101');
    expect(document.title).toBe('101 playing PUBG now · Hotdrop');
    await pass(durations.countRefresh);
    await heading('102');
  });

  it('does not refresh on a hidden page, and refreshes when it becomes visible', async () => {
    const { asked } = await openPage('statistics/playing', { answers: { getPlayerCount: aGrowingCount() } });
    await heading('100');
    await setVisibility('hidden');
    await pass(10 * durations.countRefresh);
    expect(asked('getPlayerCount')).toHaveLength(1);
    await setVisibility('visible');
    await heading('101');
  });

  it('does not refresh after the page was hidden briefly', async () => {
    const { asked } = await openPage('statistics/playing', { answers: { getPlayerCount: aGrowingCount() } });
    await heading('100');
    await setVisibility('hidden');
    await setVisibility('visible');
    expect(asked('getPlayerCount')).toHaveLength(1);
  });

  it('keeps the last count if a request fails, and reports the failure', async () => {
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

  it('stops when the visitor leaves', async () => {
    const { asked, unmount } = await openPage('statistics/playing', {
      answers: { getPlayerCount: aGrowingCount() },
    });
    await heading('100');
    unmount();
    await pass(5 * durations.countRefresh);
    expect(asked('getPlayerCount')).toHaveLength(1);
  });
});

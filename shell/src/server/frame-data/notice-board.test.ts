/** @jest-environment node */
import { durations } from '@hotdrop/shared-domain/rules';
import { aBanner, aFailure, aNotice, fakeApi } from '@hotdrop/shared-domain/testing';
import { startNoticeBoard } from './notice-board.ts';

const log = { warn: jest.fn() };
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  log.warn.mockClear();
});

describe('the notice board', () => {
  it('refreshes every 30 seconds', async () => {
    let id = 'first';
    const api = fakeApi(
      {
        listNotices: () => ({ notices: [aNotice({ id })] }),
        listBanners: { banners: [aBanner()] },
      },
      { demo: true },
    );
    const board = startNoticeBoard(api, log);
    await settle();
    expect(board.read()).toMatchObject({ notices: [{ id: 'first' }], isDemo: true });
    id = 'second';
    await jest.advanceTimersByTimeAsync(durations.noticeRefresh - 1);
    expect(board.read().notices.map((notice) => notice.id)).toEqual(['first']);
    await jest.advanceTimersByTimeAsync(1);
    expect(board.read().notices.map((notice) => notice.id)).toEqual(['second']);
    board.stop();
  });

  it('keeps the last notices while the API is unreachable, logs it, and retries soon', async () => {
    let isUnreachable = false;
    const api = fakeApi({
      listNotices: () => (isUnreachable ? aFailure('network') : { notices: [aNotice()] }),
      listBanners: { banners: [] },
    });
    const board = startNoticeBoard(api, log);
    await settle();
    isUnreachable = true;
    await jest.advanceTimersByTimeAsync(durations.noticeRefresh);
    expect(board.read().notices).toHaveLength(1);
    expect(log.warn).toHaveBeenCalled();
    const asked = api.made.length;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(api.made.length).toBeGreaterThan(asked);
    board.stop();
  });
});

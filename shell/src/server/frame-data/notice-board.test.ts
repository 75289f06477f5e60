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
  it('is read anew every 30 seconds', async () => {
    let id = 'first';
    const api = fakeApi({
      listNotices: () => ({ notices: [aNotice({ id })] }),
      listBanners: { banners: [aBanner()] },
    });
    const board = startNoticeBoard(api, log);
    await settle();
    expect(board.read().notices.map((notice) => notice.id)).toEqual(['first']);
    id = 'second';
    await jest.advanceTimersByTimeAsync(durations.noticeRefresh - 1);
    expect(board.read().notices.map((notice) => notice.id)).toEqual(['first']);
    await jest.advanceTimersByTimeAsync(1);
    expect(board.read().notices.map((notice) => notice.id)).toEqual(['second']);
    board.stop();
  });

  it('keeps what it read when the API is away, says so in the log, and asks again soon', async () => {
    let isAway = false;
    const api = fakeApi({
      listNotices: () => (isAway ? aFailure('network') : { notices: [aNotice()] }),
      listBanners: { banners: [] },
    });
    const board = startNoticeBoard(api, log);
    await settle();
    isAway = true;
    await jest.advanceTimersByTimeAsync(durations.noticeRefresh);
    expect(board.read().notices).toHaveLength(1);
    expect(log.warn).toHaveBeenCalled();
    const asked = api.made.length;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(api.made.length).toBeGreaterThan(asked);
    board.stop();
  });

  it('asks nobody after it was stopped', async () => {
    const api = fakeApi({ listNotices: { notices: [] }, listBanners: { banners: [] } });
    const board = startNoticeBoard(api, log);
    await settle();
    board.stop();
    await jest.advanceTimersByTimeAsync(10 * durations.noticeRefresh);
    expect(api.made).toHaveLength(2);
  });

  it('knows that the figures are invented', async () => {
    const api = fakeApi({ listNotices: { notices: [] }, listBanners: { banners: [] } }, { demo: true });
    const board = startNoticeBoard(api, log);
    await settle();
    expect(board.read().isDemo).toBe(true);
    board.stop();
  });
});

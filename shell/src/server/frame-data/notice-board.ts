import { durations } from '@hotdrop/shared-domain/rules';
import type { Api, Banner, Notice } from '@hotdrop/shared-domain/wire';
import type { Log } from '@hotdrop/shared-host/server';

/** The API host may start a moment later than the shell. */
const soon = 3_000;

interface Put {
  readonly notices: readonly Notice[];
  readonly banners: readonly Banner[];
  /** The API's figures are invented. */
  readonly isDemo: boolean;
}

/** What the operator has put up: lines of the notification bar, and banners. */
export interface NoticeBoard {
  read(): Put;
  stop(): void;
}

/** Reads the notices again and again, so that no page waits for them. What cannot be read stays as it was. */
export function startNoticeBoard(
  api: Pick<Api, 'listNotices' | 'listBanners'>,
  log: Pick<Log, 'warn'>,
): NoticeBoard {
  let notices: readonly Notice[] = [];
  let banners: readonly Banner[] = [];
  let isDemo = false;

  const refresh = async () => {
    const [noticed, bannered] = await Promise.all([api.listNotices(), api.listBanners()]);
    if (noticed.ok) {
      notices = noticed.data.notices;
      isDemo = noticed.demo;
    }
    if (bannered.ok) banners = bannered.data.banners;
    for (const result of [noticed, bannered]) {
      if (!result.ok)
        log.warn({ error: result.error.message }, 'Notices could not be read: the last ones stay');
    }
    return noticed.ok && bannered.ok;
  };

  let timer: NodeJS.Timeout;
  let isStopped = false;
  const keepRefreshing = async () => {
    const isRead = await refresh();
    if (isStopped) return;
    timer = setTimeout(keepRefreshing, isRead ? durations.noticeRefresh : soon);
    timer.unref();
  };
  void keepRefreshing();

  return {
    read: () => ({ notices, banners, isDemo }),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

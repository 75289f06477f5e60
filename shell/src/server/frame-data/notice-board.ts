import { durations } from '@hotdrop/shared-domain/rules';
import type { Api, Banner, Notice } from '@hotdrop/shared-domain/wire';
import type { Log } from '@hotdrop/shared-host/server';
import { noticeRetryDelay } from '../timeouts.ts';

interface Notices {
  readonly notices: readonly Notice[];
  readonly banners: readonly Banner[];
  /** The API serves demo data. */
  readonly isDemo: boolean;
}

/** The operator's current notices and banners. */
export interface NoticeBoard {
  read(): Notices;
  stop(): void;
}

/** Reads the notices periodically, so that pages do not wait for them. After a failure the last ones stay. */
export function startNoticeBoard(
  api: Pick<Api, 'listNotices' | 'listBanners'>,
  log: Pick<Log, 'warn'>,
): NoticeBoard {
  let notices: readonly Notice[] = [];
  let banners: readonly Banner[] = [];
  let isDemo = false;

  const refresh = async () => {
    const [noticesResult, bannersResult] = await Promise.all([api.listNotices(), api.listBanners()]);
    if (noticesResult.ok) {
      notices = noticesResult.data.notices;
      isDemo = noticesResult.demo;
    }
    if (bannersResult.ok) banners = bannersResult.data.banners;
    for (const result of [noticesResult, bannersResult]) {
      if (result.ok) continue;
      log.warn({ err: result.error }, 'The server could not read the notices and keeps the last ones');
    }
    return noticesResult.ok && bannersResult.ok;
  };

  let timer: NodeJS.Timeout;
  let isStopped = false;
  const keepRefreshing = async () => {
    const isRead = await refresh();
    if (isStopped) return;
    timer = setTimeout(keepRefreshing, isRead ? durations.noticeRefresh : noticeRetryDelay);
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

import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';

export const listNotices = operation(
  'listNotices',
  { maxAge: cacheSeconds.halfMinute },
  async ({ lists }) => ({ notices: [...(await lists.notices())] }),
);

export const listBanners = operation(
  'listBanners',
  { maxAge: cacheSeconds.halfMinute },
  async ({ lists }) => ({ banners: [...(await lists.banners())] }),
);

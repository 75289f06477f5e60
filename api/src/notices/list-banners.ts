import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';

export const listBanners = operation('listBanners', { keep: keepFor.halfAMinute }, async ({ lists }) => ({
  banners: [...(await lists.banners())],
}));

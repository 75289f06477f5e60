import { join } from 'node:path';
import { bannerSchema, noticeSchema } from '@hotdrop/shared-domain/wire';
import type { Config } from '../config.ts';
import { createList, type ListOptions } from './create-list.ts';

const builtIn = (name: string): string => join(import.meta.dirname, name);

/** The operator's lists: lines of the notification bar, and banners. */
export const createLists = (config: Config, options: ListOptions) => ({
  notices: createList(config.notices ?? builtIn('notices.json'), noticeSchema, options),
  banners: createList(config.banners ?? builtIn('banners.json'), bannerSchema, options),
});

export type Lists = ReturnType<typeof createLists>;

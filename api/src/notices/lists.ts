import { join } from 'node:path';
import { bannerSchema, noticeSchema } from '@hotdrop/shared-domain/wire';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { createList } from './create-list.ts';

const builtIn = (name: string): string => join(import.meta.dirname, name);

/** The operator's lists: lines of the notification bar, and banners. */
export const createLists = (config: Config, options: Pick<Context, 'log' | 'now'>) => ({
  notices: createList(config.notices ?? builtIn('notices.json'), noticeSchema, options),
  banners: createList(config.banners ?? builtIn('banners.json'), bannerSchema, options),
});

export type Lists = ReturnType<typeof createLists>;

import { join } from 'node:path';
import { bannerSchema, noticeSchema } from '@hotdrop/shared-domain/wire';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { createList } from './create-list.ts';

const supplied = (name: string): string => join(import.meta.dirname, name);

/** What the operator puts up: lines of the notification bar, and banners. */
export const createLists = (config: Config, around: Pick<Context, 'log' | 'now'>) => ({
  notices: createList(config.notices ?? supplied('notices.json'), noticeSchema, around),
  banners: createList(config.banners ?? supplied('banners.json'), bannerSchema, around),
});

export type Lists = ReturnType<typeof createLists>;

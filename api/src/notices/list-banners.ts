import { join } from 'node:path';
import { bannerSchema } from '@hotdrop/shared-domain/wire';
import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { createListReader } from './read-list.ts';

const read = createListReader(bannerSchema);
const supplied = join(import.meta.dirname, 'banners.json');

export const listBanners = operation(
  'listBanners',
  { keep: keepFor.halfAMinute },
  async ({ config, log }) => ({
    banners: [...(await read(config.bannersFile ?? supplied, log))],
  }),
);

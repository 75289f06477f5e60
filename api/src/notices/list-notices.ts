import { join } from 'node:path';
import { noticeSchema } from '@hotdrop/shared-domain/wire';
import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { createListReader } from './read-list.ts';

const read = createListReader(noticeSchema);
const supplied = join(import.meta.dirname, 'notices.json');

export const listNotices = operation(
  'listNotices',
  { keep: keepFor.halfAMinute },
  async ({ config, log }) => ({
    notices: [...(await read(config.noticesFile ?? supplied, log))],
  }),
);

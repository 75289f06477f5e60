import { cacheSeconds } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { listSiteFiles } from './site-files.ts';

export const listFiles = operation(
  'listFiles',
  {
    summary:
      'Whole boards and daily sums as files: each is at /files/NAME, JSON lines compressed with gzip, and has an ETag',
    maxAge: cacheSeconds.minute,
  },
  async (context) => ({
    files: (await listSiteFiles(context)).map(({ readRows: _, ...file }) => file),
  }),
);

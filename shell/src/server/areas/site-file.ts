import type { openSiteFile } from '@hotdrop/shared-host/store';
import type { Handler } from 'hono';

/** Serves the description of the site to the tools of area teams. Without a reader, the operator does not allow it. */
export const serveSiteFile =
  (read: ReturnType<typeof openSiteFile> | undefined): Handler =>
  async (c) => {
    const bytes = await read?.();
    if (!bytes) return c.notFound();
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
  };

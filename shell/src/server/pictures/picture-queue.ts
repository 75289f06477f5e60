import { createHash } from 'node:crypto';
import type { Locale } from '@hotdrop/shared-domain/locale';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';

interface RenderedPicture {
  /** Hash of the content: equal content has an equal digest. */
  readonly digest: string;
  readonly png: Uint8Array<ArrayBuffer>;
}

export type PictureQueue = ReturnType<typeof createPictureQueue>;

export class PictureQueueFullError extends Error {
  override name = 'PictureQueueFullError';

  constructor(waiting: number) {
    super(`The picture queue is full: ${waiting} pictures wait. Try again in a few seconds.`);
  }
}

interface PictureQueueOptions {
  readonly render: (svg: string, locale: Locale) => Promise<Uint8Array<ArrayBuffer>>;
  /** Maximum number of pictures that render at the same time. */
  readonly concurrency?: number;
  /** Maximum number of waiting pictures. */
  readonly maxWaiting?: number;
  /** Pictures in the cache; one has about 250 KB. */
  readonly cacheSize?: number;
}

/**
 * Renders each picture once and caches the latest ones. Rendering takes much CPU time, so the queue limits how many
 * pictures render and wait, and rejects the others.
 */
export function createPictureQueue({
  render,
  concurrency = 2,
  maxWaiting = 24,
  cacheSize = 100,
}: PictureQueueOptions) {
  const cache = new LRUCache<string, Promise<RenderedPicture>>({ max: cacheSize });
  const limit = pLimit(concurrency);

  return {
    /** Rejects with `PictureQueueFullError` when too many pictures wait. */
    async render(svg: string, locale: Locale): Promise<RenderedPicture> {
      const digest = createHash('sha256').update(locale).update(svg).digest('base64url');
      const cached = cache.get(digest);
      if (cached) return cached;
      if (limit.activeCount >= concurrency && limit.pendingCount >= maxWaiting)
        throw new PictureQueueFullError(limit.pendingCount);
      const picture = limit(async () => ({ digest, png: await render(svg, locale) }));
      cache.set(digest, picture);
      // Do not cache a failure.
      picture.catch(() => cache.delete(digest));
      return picture;
    },
  };
}

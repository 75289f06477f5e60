import { createHash } from 'node:crypto';
import type { Locale } from '@hotdrop/shared-domain/locale';

export interface RenderedPicture {
  /** Hash of the content: equal content has an equal digest. */
  readonly digest: string;
  readonly png: Uint8Array<ArrayBuffer>;
}

export interface PictureQueue {
  /** Rejects with `PictureQueueFullError` when too many pictures wait. */
  render(svg: string, locale: Locale): Promise<RenderedPicture>;
}

export class PictureQueueFullError extends Error {
  override name = 'PictureQueueFullError';

  constructor(waiting: number) {
    super(`The picture queue is full: ${waiting} pictures wait. Try again in a few seconds.`);
  }
}

interface PictureQueueOptions {
  readonly render: (svg: string, locale: Locale) => Promise<Uint8Array<ArrayBuffer>>;
  /** Pictures that render at the same time. */
  readonly concurrency?: number;
  /** Pictures that may wait for their turn. */
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
}: PictureQueueOptions): PictureQueue {
  const cache = new Map<string, Promise<RenderedPicture>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function runInTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= concurrency) {
      if (waiting.length >= maxWaiting) throw new PictureQueueFullError(waiting.length);
      // The finished task passes its slot to this one, so `running` does not change.
      await new Promise<void>((start) => waiting.push(start));
    } else running += 1;
    try {
      return await task();
    } finally {
      const startNext = waiting.shift();
      if (startNext) startNext();
      else running -= 1;
    }
  }

  function cachePicture(digest: string, picture: Promise<RenderedPicture>) {
    cache.delete(digest);
    cache.set(digest, picture);
    const oldest = cache.keys().next().value;
    if (cache.size > cacheSize && oldest !== undefined) cache.delete(oldest);
  }

  return {
    render(svg, locale) {
      const digest = createHash('sha256').update(locale).update(svg).digest('base64url');
      const cached = cache.get(digest);
      const picture = cached ?? runInTurn(async () => ({ digest, png: await render(svg, locale) }));
      cachePicture(digest, picture);
      // Do not cache a failure.
      if (!cached) picture.catch(() => cache.delete(digest));
      return picture;
    },
  };
}

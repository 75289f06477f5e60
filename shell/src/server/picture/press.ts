import { createHash } from 'node:crypto';
import type { Locale } from '@hotdrop/shared-domain/locale';

export interface Printed {
  /** Names the picture's content: the same content is the same picture. */
  readonly digest: string;
  readonly png: Uint8Array<ArrayBuffer>;
}

export interface Press {
  /** Rejects with `PressBusyError` when too many wait already. */
  print(svg: string, locale: Locale): Promise<Printed>;
}

export class PressBusyError extends Error {
  override name = 'PressBusyError';

  constructor(waiting: number) {
    super(`${waiting} pictures wait to be drawn already. Ask again in a few seconds.`);
  }
}

interface PressSettings {
  readonly draw: (svg: string, locale: Locale) => Promise<Uint8Array<ArrayBuffer>>;
  /** How many are drawn at once. */
  readonly hands?: number;
  /** How many may wait for it. */
  readonly queue?: number;
  /** How many are kept: some 250 KB each. */
  readonly kept?: number;
}

/**
 * Draws each picture once and keeps the latest ones. Nobody can make the server draw without end: a few are drawn at
 * a time, a few more wait, and whoever comes then is told to come back.
 */
export function createPress({ draw, hands = 2, queue = 24, kept = 100 }: PressSettings): Press {
  const pictures = new Map<string, Promise<Printed>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (busy >= hands) {
      if (waiting.length >= queue) throw new PressBusyError(waiting.length);
      // Whoever finishes hands over its place.
      await new Promise<void>((go) => waiting.push(go));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  }

  function keep(digest: string, picture: Promise<Printed>) {
    pictures.delete(digest);
    pictures.set(digest, picture);
    const oldest = pictures.keys().next().value;
    if (pictures.size > kept && oldest !== undefined) pictures.delete(oldest);
  }

  return {
    print(svg, locale) {
      const digest = createHash('sha256').update(locale).update(svg).digest('base64url');
      const known = pictures.get(digest);
      const picture = known ?? inTurn(async () => ({ digest, png: await draw(svg, locale) }));
      keep(digest, picture);
      // What failed is tried again.
      if (!known) picture.catch(() => pictures.delete(digest));
      return picture;
    },
  };
}

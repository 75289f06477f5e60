import type { KeyValueStorage } from '@hotdrop/shared-domain/favorites';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KnownFigures } from './stats-loader.ts';
import { beginLook, keepLook, type Look, type Seen, seenIn } from './visits.ts';

/** What the visitor saw when they last looked. Null: this is the first look, or nobody knows. */
export function useLastLook(known: KnownFigures, isComplete: boolean): Look | null {
  const { now } = useSite();
  const [looks, setLooks] = useState<ReturnType<typeof beginLook> | null>(null);
  useEffect(() => setLooks(beginLook(browserStorage(), now())), [now]);

  const keep = useEffectEvent(() => {
    const seen = [...known].flatMap(([key, one]) => seenOf(key, one));
    if (!looks || seen.length === 0) return;
    const { before, present } = looks;
    const players = { ...present.players, ...Object.fromEntries(seen) };
    keepLook(browserStorage(), { before, present: { ...present, players } });
  });
  // Once for all of them, or when the visitor leaves earlier.
  useEffect(() => {
    if (isComplete) keep();
  }, [isComplete]);
  useEffect(() => {
    const leave = () => keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      keep();
    };
  }, []);
  return looks?.before ?? null;
}

function seenOf(key: string, figures: ReturnType<KnownFigures['get']>): [string, Seen][] {
  return figures?.is === 'ready' && figures.stats ? [[key, seenIn(figures.player.name, figures.stats)]] : [];
}

/** Reading `localStorage` alone throws where the browser forbids it. */
function browserStorage(): KeyValueStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

import type { Platform } from '@hotdrop/shared-domain/game';
import { durations } from '@hotdrop/shared-domain/rules';
import type { PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';

interface Found {
  readonly prefix: string;
  readonly players: readonly PlayerSuggestion[];
}

interface Suggested {
  readonly players: readonly PlayerSuggestion[];
  /** Whether the answer for the typed text has arrived. */
  readonly isComplete: boolean;
}

const none: Suggested = { players: [], isComplete: false };

/** Loads players with names that begin with the typed text, debounced. */
export function useSuggestions(text: string, platform: Platform): Suggested {
  const { api } = useSite();
  const [found, setFound] = useState<Found | null>(null);
  const prefix = text.trim();

  useEffect(() => {
    if (!prefix) return setFound(null);
    const unmount = new AbortController();
    const timer = setTimeout(async () => {
      const result = await api.suggestPlayers({ shard: platform.id, q: prefix }, { signal: unmount.signal });
      // Ignore a failure: the visitor can still search for the typed text.
      if (!unmount.signal.aborted) setFound(result.ok ? { prefix, players: result.data.players } : null);
    }, durations.fetchDelay);
    return () => {
      clearTimeout(timer);
      unmount.abort();
    };
  }, [api, prefix, platform.id]);

  if (!prefix || !found) return none;
  const lowerPrefix = prefix.toLowerCase();
  return {
    players: found.players.filter(({ name }) => name.toLowerCase().startsWith(lowerPrefix)),
    isComplete: found.prefix === prefix,
  };
}

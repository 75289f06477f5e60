import type { Platform } from '@hotdrop/shared-domain/game';
import { durations } from '@hotdrop/shared-domain/rules';
import type { PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';

const none: readonly PlayerSuggestion[] = [];

/** Loads players with names that begin with the typed text, debounced. */
export function useSuggestions(text: string, platform: Platform): readonly PlayerSuggestion[] {
  const { api } = useSite();
  const [players, setPlayers] = useState(none);
  const prefix = text.trim();

  useEffect(() => {
    if (!prefix) return setPlayers(none);
    const unmount = new AbortController();
    const timer = setTimeout(async () => {
      const result = await api.suggestPlayers({ shard: platform.id, q: prefix }, { signal: unmount.signal });
      // Ignore a failure: the visitor can still search for the typed text.
      if (!unmount.signal.aborted) setPlayers(result.ok ? result.data.players : none);
    }, durations.fetchDelay);
    return () => {
      clearTimeout(timer);
      unmount.abort();
    };
  }, [api, prefix, platform.id]);

  const lowerPrefix = prefix.toLowerCase();
  return prefix ? players.filter(({ name }) => name.toLowerCase().startsWith(lowerPrefix)) : none;
}

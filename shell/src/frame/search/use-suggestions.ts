import type { Platform } from '@hotdrop/shared-domain/game';
import { durations } from '@hotdrop/shared-domain/rules';
import type { PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useState } from 'react';

const none: readonly PlayerSuggestion[] = [];

/** Names on a platform that begin with what is typed, asked for a moment after the last key. */
export function useSuggestions(text: string, platform: Platform): readonly PlayerSuggestion[] {
  const { api } = useSite();
  const [suggested, suggest] = useState(none);
  const asked = text.trim();

  useEffect(() => {
    if (!asked) return suggest(none);
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const result = await api.suggestPlayers({ shard: platform.id, q: asked }, { signal: leaving.signal });
      // A failure is silent: one can always search for what is typed.
      if (!leaving.signal.aborted) suggest(result.ok ? result.data.players : none);
    }, durations.fetchDelay);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, asked, platform.id]);

  const start = asked.toLowerCase();
  return asked ? suggested.filter(({ name }) => name.toLowerCase().startsWith(start)) : none;
}

import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { Button } from '@hotdrop/shared-ui/button';
import { useFormat, useStore } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { keyOf } from '../visits/key-of.ts';
import type { Visit } from '../visits/visits.ts';
import { Notice } from './notices.tsx';
import type { useRemoveFavorites } from './use-remove-favorites.ts';

interface SkippedNoticeProps {
  /** Favorites that failed to load. The same objects until the list changes. */
  readonly skipped: readonly Favorite[];
  readonly previousVisit: Visit | null;
  readonly onRetry: () => void;
  readonly onRemove: ReturnType<typeof useRemoveFavorites>['remove'];
}

/** A longer list of names would fill a phone. */
const maxNames = 5;

/** Names the favorites that could not be loaded. Closed for these favorites only. */
export function SkippedNotice({ skipped, previousVisit, onRetry, onRemove }: SkippedNoticeProps) {
  const format = useFormat();
  const players = useStore((state) => state.players);
  const [closed, close] = useState<readonly string[]>([]);
  const nameOf = (favorite: Favorite): string | null => {
    const key = keyOf(favorite);
    return players[key]?.name ?? previousVisit?.players[key]?.name ?? null;
  };

  if (skipped.every((favorite) => closed.includes(keyOf(favorite)))) return null;
  const names = format.list(skipped.slice(0, maxNames).map((one) => nameOf(one) ?? one.accountId));
  const others = skipped.length - maxNames;
  return (
    <Notice
      actions={
        <>
          <Button isSmall onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Button
            isSmall
            onClick={() => {
              for (const favorite of skipped) onRemove(favorite, nameOf(favorite));
            }}
          >
            <Trans>Remove</Trans>
          </Button>
          <Button isSmall onClick={() => close(skipped.map(keyOf))}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {others > 0 ? (
        <Trans>
          Could not be loaded right now: {names} and {others} more
        </Trans>
      ) : (
        <Trans>Could not be loaded right now: {names}</Trans>
      )}
    </Notice>
  );
}

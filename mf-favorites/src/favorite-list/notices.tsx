import type { Favorite } from '@hotdrop/shared-domain/favorites';
import type { Named } from '@hotdrop/shared-domain/links';
import { limits } from '@hotdrop/shared-domain/rules';
import { selectPlayers } from '@hotdrop/shared-domain/store';
import { Button, ButtonLink, MoreLink } from '@hotdrop/shared-ui/button';
import { PodiumIcon, SearchIcon, StarIcon } from '@hotdrop/shared-ui/icons';
import { Note, Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row, SentenceGap } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useStore } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { linkPatterns } from '../link-patterns.ts';
import { compareAddress } from '../links/compare-address.ts';
import { keyOf } from '../visits/key-of.ts';
import type { Visit } from '../visits/visits.ts';
import styles from './favorite-list.module.css';
import type { useRemoveFavorites } from './use-remove-favorites.ts';

/** Notices at the lower edge of the window, so that the list does not move. */
export const Notices = ({ children }: { readonly children: React.ReactNode }) => (
  <Grid className={styles.notices} role="status">
    {children}
  </Grid>
);

interface NoticeProps {
  readonly children: React.ReactNode;
  readonly actions?: React.ReactNode;
}

const Notice = ({ children, actions }: NoticeProps) => (
  <Row surface="panel" className={styles.notice}>
    <p>{children}</p>
    {actions}
  </Row>
);

type RemovedNoticeProps = Pick<ReturnType<typeof useRemoveFavorites>, 'removed' | 'undo' | 'dismiss'>;

export function RemovedNotice({ removed, undo, dismiss }: RemovedNoticeProps) {
  const [first, ...more] = removed;
  if (!first) return null;
  const { name } = first;
  const isGone = removed.some(({ reason }) => reason === 'gone');
  const count = removed.length;
  return (
    <Notice
      actions={
        <>
          <Button isSmall onClick={undo}>
            <Trans>Undo</Trans>
          </Button>
          <Button isSmall onClick={dismiss}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {name !== null && more.length === 0 ? (
        <Trans>{name} was removed from the list.</Trans>
      ) : (
        <Plural
          value={count}
          one="# player was removed from the list."
          other="# players were removed from the list."
        />
      )}{' '}
      {isGone && <Trans>This player no longer exists in the game, or asked not to be shown.</Trans>}
    </Notice>
  );
}

export const NotKeptNotice = () => (
  <Notice>
    <Trans>
      Your browser’s storage is full or blocked for this site. Favorites will be lost when you close this tab.
      Export them to keep them.
    </Trans>
  </Notice>
);

interface CompareNoticeProps {
  readonly players: readonly Named[];
  readonly mode: string;
  readonly onClear: () => void;
}

export function CompareNotice({ players, mode, onClear }: CompareNoticeProps) {
  const links = useLinks(linkPatterns);
  const [count, most] = [players.length, limits.compared];
  return (
    <Notice
      actions={
        <>
          {count > 1 && (
            <ButtonLink isSmall kind="accent" to={compareAddress(links, { players, mode })}>
              <Trans>Compare</Trans>
            </ButtonLink>
          )}
          <Button isSmall onClick={onClear}>
            <Trans>Clear</Trans>
          </Button>
        </>
      }
    >
      {count > 1 ? (
        <Trans>
          {count} of {most} players selected
        </Trans>
      ) : (
        <Trans>Select one more player to compare.</Trans>
      )}
    </Notice>
  );
}

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
  const players = useStore(selectPlayers);
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

/** Explains the highlights and small numbers of the table. */
export function TableNotes({ previousVisit }: { readonly previousVisit: number | null }) {
  const ago = previousVisit !== null && <TimeAgo time={previousVisit} />;
  return (
    <Note>
      <Trans>
        The best value in each column is highlighted. Players who no longer exist in the game are removed
        automatically.
      </Trans>
      {ago && (
        <>
          <SentenceGap />
          <Trans>Small numbers show changes since your last visit, {ago}.</Trans>
        </>
      )}
    </Note>
  );
}

/** Explains to visitors without JavaScript why the list is missing. */
export function NoScriptNotice() {
  const links = useLinks(linkPatterns);
  return (
    <noscript>
      <Panel title={<Trans>Your list needs JavaScript</Trans>} isPadded>
        <Grid gap={3}>
          <p>
            <Trans>
              Favorites are stored in your browser and never sent to a server, so you need JavaScript to see
              them.
            </Trans>
          </p>
          <p>
            <Trans>
              To add a player, open the player’s page and select the star next to the name. Leaderboards and
              player pages work without JavaScript.
            </Trans>
          </p>
          <MoreLink to={links.leaderboards()}>
            <Trans>Leaderboards</Trans>
          </MoreLink>
        </Grid>
      </Panel>
    </noscript>
  );
}

export function NoFavorites() {
  const links = useLinks(linkPatterns);
  return (
    <Empty
      icon={StarIcon}
      title={<Trans>No favorites yet</Trans>}
      actions={
        <>
          <ButtonLink kind="accent" icon={SearchIcon} to={links.search()}>
            <Trans>Find a player</Trans>
          </ButtonLink>
          <ButtonLink icon={PodiumIcon} to={links.leaderboards()}>
            <Trans>Leaderboards</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>
        Open a player’s page and select the star next to the name to see them here with their season stats.
        {'\n'}
        You can also import a saved list above.
      </Trans>
    </Empty>
  );
}

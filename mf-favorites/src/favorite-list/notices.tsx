import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { limits } from '@hotdrop/shared-domain/rules';
import { Button, ButtonLink } from '@hotdrop/shared-ui/button';
import { useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import { compareAddress } from '../links/compare-address.ts';
import styles from './notices.module.css';
import type { useRemoveFavorites } from './use-remove-favorites.ts';

/** Notices at the lower edge of the window, so that the list does not move. */
export const Notices = ({ children }: { readonly children: React.ReactNode }) => (
  <div className={styles.notices} role="status">
    {children}
  </div>
);

interface NoticeProps {
  readonly children: React.ReactNode;
  readonly actions?: React.ReactNode;
}

export const Notice = ({ children, actions }: NoticeProps) => (
  <div className={styles.notice}>
    <p className={styles.words}>{children}</p>
    {actions}
  </div>
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
      {isGone && <Trans>This player no longer exists in the game.</Trans>}
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
  readonly players: readonly Favorite[];
  readonly mode: string;
  readonly onClear: () => void;
}

export function CompareNotice({ players, mode, onClear }: CompareNoticeProps) {
  const { links } = useSite();
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

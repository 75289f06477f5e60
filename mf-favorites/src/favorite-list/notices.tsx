import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { limits } from '@hotdrop/shared-domain/rules';
import { Button, ButtonLink } from '@hotdrop/shared-ui/button';
import { useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import { compareAddress } from '../links/compare-address.ts';
import styles from './notices.module.css';
import type { useRemoval } from './use-remove-favorites.ts';

/** What the visitor should know or can do next, in view at the window's lower edge: the list itself never moves. */
export const Notices = ({ children }: { readonly children: React.ReactNode }) => (
  <div className={styles.notices} role="status">
    {children}
  </div>
);

interface NoticeProps {
  readonly children: React.ReactNode;
  readonly actions?: React.ReactNode;
}

const Notice = ({ children, actions }: NoticeProps) => (
  <div className={styles.notice}>
    <p className={styles.words}>{children}</p>
    {actions}
  </div>
);

type RemovedNoticeProps = Pick<ReturnType<typeof useRemoval>, 'removed' | 'undo' | 'forget'>;

export function RemovedNotice({ removed, undo, forget }: RemovedNoticeProps) {
  const [first, ...more] = removed;
  if (!first) return null;
  const { name } = first;
  const isGone = removed.some(({ why }) => why === 'gone');
  const count = removed.length;
  return (
    <Notice
      actions={
        <>
          <Button isSmall onClick={undo}>
            <Trans>Undo</Trans>
          </Button>
          <Button isSmall onClick={forget}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {name !== null && more.length === 0 ? (
        <Trans>{name} has left the list.</Trans>
      ) : (
        <Plural value={count} one="# player has left the list." other="# players have left the list." />
      )}{' '}
      {isGone && <Trans>The game does not know the player any more.</Trans>}
    </Notice>
  );
}

interface SkippedNoticeProps {
  readonly count: number;
  readonly onRetry: () => void;
}

export const SkippedNotice = ({ count, onRetry }: SkippedNoticeProps) => (
  <Notice
    actions={
      <Button isSmall onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    }
  >
    <Plural
      value={count}
      one="# favorite could not be read just now and is left out."
      other="# favorites could not be read just now and are left out."
    />
  </Notice>
);

export const NotKeptNotice = () => (
  <Notice>
    <Trans>
      Your browser keeps nothing for this site: it is full, or forbids it. Favorites last until you close this
      tab; export them to keep them.
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
  const missing = 2 - count;
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
            {count > 0 ? <Trans>Clear</Trans> : <Trans>Close</Trans>}
          </Button>
        </>
      }
    >
      {count > 1 ? (
        <Trans>
          {count} of at most {most} players chosen.
        </Trans>
      ) : (
        <Plural
          value={missing}
          one="Tick one more player to compare."
          other="Tick two or more players to compare."
        />
      )}
    </Notice>
  );
}

import type { LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { StarFilledIcon } from '@hotdrop/shared-ui/icons';
import { useFavorites, useSite } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './player-name.module.css';

type PlayerIdentity = Pick<LeaderboardRow, 'accountId' | 'name' | 'shard'>;

/** Name of a player, with a star for a favorite of the visitor. */
export function PlayerName({ player }: { readonly player: PlayerIdentity }) {
  const { links } = useSite();
  const { accountId, name, shard } = player;
  const isFavorite = useFavorites().some((one) => one.accountId === accountId && one.shard === shard);
  return (
    <span className={styles.player}>
      {/* The site may not know this player yet, and crawlers must not cause lookups. */}
      <Link to={links.profile({ shard, name })} rel="nofollow">
        {name}
      </Link>
      {isFavorite && (
        <span className={styles.star}>
          <StarFilledIcon size="s" />
          <VisuallyHidden>
            <Trans>Favorite</Trans>
          </VisuallyHidden>
        </span>
      )}
    </span>
  );
}

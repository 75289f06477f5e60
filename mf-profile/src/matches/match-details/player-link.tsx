import { useSite } from '@hotdrop/shared-ui/site';
import { Link } from 'react-router-dom';
import styles from './match-details.module.css';

interface PlayerLinkProps {
  readonly player: { readonly playerId: string; readonly name: string };
  /** Spelled as in the game's data. */
  readonly shard: string;
  /** Whether the page is about this player. */
  readonly isOwn: boolean;
}

export const isBot = (playerId: string) => playerId.startsWith('ai.');

export function PlayerLink({ player, shard, isOwn }: PlayerLinkProps) {
  const { links } = useSite();
  if (isOwn) return <b className={styles.own}>{player.name}</b>;
  if (isBot(player.playerId)) return player.name;
  // The site may not know this player yet, and crawlers must not cause lookups.
  return (
    <Link to={links.profile({ shard, name: player.name })} rel="nofollow">
      {player.name}
    </Link>
  );
}

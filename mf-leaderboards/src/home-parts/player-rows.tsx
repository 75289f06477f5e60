import type { Climber, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { Text } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './players.module.css';

/** An ordered list of players. */
export const PlayerRows = ({ children }: { readonly children: ReactNode }) => (
  <ol className={styles.rows}>{children}</ol>
);

interface PlayerRowProps {
  readonly player: Climber | LeaderboardRow;
  /** The first three have the colors of the podium. */
  readonly place?: number;
  /** Before the tier. */
  readonly lead: ReactNode;
  readonly note?: ReactNode;
  readonly points: string;
  readonly change?: ReactNode;
}

/** A player as one link. */
export function PlayerRow({ player, place = 0, lead, note, points, change }: PlayerRowProps) {
  const { game, links, locale } = useSite();
  const { shard, name } = player;
  const { mark, label } = game.tiers.read(player);
  return (
    <li data-podium={place >= 1 && place <= 3 ? place : undefined}>
      {/* The site may not know the player, and a lookup costs requests to the game. */}
      <Link to={links.profile({ shard, name })} rel="nofollow">
        {lead}
        <TierMark mark={mark} size="s" />
        <span className={styles.name}>
          <b>{name}</b>
          {note && <small>{note}</small>}
        </span>{' '}
        <VisuallyHidden>{label[locale]}</VisuallyHidden>{' '}
        <Text className={styles.points}>
          <b>{points}</b>
          {change && <small>{change}</small>}
        </Text>
      </Link>
    </li>
  );
}

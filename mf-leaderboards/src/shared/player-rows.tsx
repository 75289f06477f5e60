import { readTier } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import type { Climber, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Link } from '@hotdrop/shared-ui/link';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { linkPatterns } from '../link-patterns.ts';
import type { RankedRow } from './board.ts';
import { FavoriteStar, Movement } from './board-parts.tsx';
import styles from './player-rows.module.css';

interface PlayerRowsProps {
  /** The accessible name of the list. */
  readonly label?: string;
  /** Whether rows are lower, for lists of more than five. */
  readonly isDense?: boolean;
  readonly children: React.ReactNode;
}

/** An ordered list of players. */
export const PlayerRows = ({ label, isDense = false, children }: PlayerRowsProps) => (
  <Grid as="ol" isLined className={classNames(styles.rows, isDense && styles.dense)} aria-label={label}>
    {children}
  </Grid>
);

interface PlayerRowProps {
  readonly player: Climber | LeaderboardRow;
  /** The season that the profile opens. The default is the current one. */
  readonly season?: string | undefined;
  /** The first three have the colors of the podium. */
  readonly place?: number;
  readonly isFavorite?: boolean;
  /** Before the tier. */
  readonly lead: React.ReactNode;
  readonly note?: React.ReactNode;
  /** After the points. */
  readonly change?: React.ReactNode;
}

/** A player as one link. */
export function PlayerRow({ player, season, place = 0, isFavorite, lead, note, change }: PlayerRowProps) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { number } = useFormat();
  const { shard, name } = player;
  const { mark, label } = readTier(game, player);
  return (
    <li
      className={classNames(
        isFavorite && styles.favorite,
        place >= 1 && place <= limits.leaderboardHighlighted && styles.podium,
        place === 1 && styles.first,
      )}
    >
      {/* The site may not know the player, and a lookup costs requests to the game. */}
      <Row
        as={Link}
        isTarget
        gap={3}
        to={links.profile({ shard, name, ...(season && { season }) })}
        rel="nofollow"
      >
        {lead}
        <TierMark mark={mark} size="s" />
        <span className={styles.name}>
          <Row as="span">
            <Text as="b" wrap="truncate">
              {name}
            </Text>
            {isFavorite && <FavoriteStar />}
          </Row>
          {note && (
            <Text as="small" tone="muted" wrap="truncate">
              {note}
            </Text>
          )}
        </span>{' '}
        <Text tone="muted" className={styles.tier}>
          {label[locale]}
        </Text>{' '}
        <Text align="end" className={styles.points}>
          <Text as="b" size="d18">
            {number(player.rankPoint)}
          </Text>
          {change && <small>{change}</small>}
        </Text>
      </Row>
    </li>
  );
}

/** The place of a row and how it moved since yesterday. */
export function PlaceLead({ row, rank }: Pick<RankedRow, 'row' | 'rank'>) {
  const { number } = useFormat();
  return (
    <>
      <Text as="b" size="d18" tone="muted" align="end" className={styles.place}>
        {number(rank)}
      </Text>
      <span className={styles.movement}>
        <Movement places={row.movement?.day ?? null} isNew={row.movement?.isNew ?? false} />
      </span>
    </>
  );
}

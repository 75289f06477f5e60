import { readMode, readShard } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import type { LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { FavoriteStar } from '../../shared/favorite-star.tsx';
import { Movement } from '../../shared/movement.tsx';
import type { Sorting } from '../board-address.ts';
import { useFoundElement } from '../find/use-found-element.ts';
import styles from './board-table.module.css';
import { roles } from './columns.ts';
import { GameFigures } from './game-figures.tsx';

interface BoardRowProps {
  readonly row: LeaderboardRow;
  readonly mode: string;
  readonly sort: Sorting;
  readonly rank: number;
  readonly place: number;
  readonly isOwn: boolean;
  readonly isFavorite: boolean;
  /** The navigation that found the row; null: none did. */
  readonly search: string | null;
  /** The address of the row on another page. The default is the player's profile. */
  readonly to?: string;
}

/** Marks the visitor's own player. */
export const You = () => (
  <span className={styles.you}>
    <Trans>You</Trans>
  </span>
);

/** A player of a board. The whole row is the link's target. A change of favorites renders only the rows of those players. */
export const BoardRow = memo(function BoardRow({
  row,
  mode,
  sort,
  rank,
  place,
  isOwn,
  isFavorite,
  search,
  to,
}: BoardRowProps) {
  const { game, links, locale } = useSite();
  const { number, percent } = useFormat();
  const { name, shard, region, movement } = row;
  const tier = game.tiers.read(row);
  const modeName = readMode(game, mode).name[locale];
  const isNew = movement?.isNew ?? false;
  return (
    <tr
      {...roles.row}
      {...useFoundElement<HTMLTableRowElement>(search)}
      className={classNames(
        isFavorite && styles.favorite,
        place <= limits.leaderboardHighlighted && styles.podium,
        isOwn && styles.own,
        search !== null && styles.found,
      )}
    >
      <td {...roles.cell} className={styles.place}>
        {number(rank)}
      </td>
      <td {...roles.cell} className={styles.day}>
        <Movement places={movement?.day ?? null} isNew={isNew} />
      </td>
      <th {...roles.name} className={styles.player}>
        {/* The site may not know this player yet, and crawlers must not cause lookups. */}
        <Link to={to ?? links.profile({ shard, name })} rel="nofollow">
          {name}
        </Link>
        {isFavorite && <FavoriteStar />}
        {isOwn && <You />}
      </th>
      <td {...roles.cell} className={styles.points}>
        {number(row.rankPoint)}
      </td>
      <td {...roles.cell} className={styles.tier}>
        <span>
          <TierMark mark={tier.mark} size="s" />
          <span>{tier.label[locale]}</span>
        </span>
      </td>
      <td {...roles.cell} className={styles.damage}>
        {number(row.avgDamageDealt)}
      </td>
      <td {...roles.cell} className={styles.wins}>
        {number(row.wins)}
      </td>
      <td {...roles.cell} className={styles.winRate}>
        {percent(row.winRatio)}
      </td>
      <td {...roles.cell} className={styles.games}>
        {number(row.roundsPlayed)}
      </td>
      <td {...roles.cell} className={styles.region}>
        {region && readShard(game, region).name[locale]}
        <span>
          {region && <i> · </i>}
          {modeName}
        </span>
      </td>
      <td {...roles.cell} className={styles.season}>
        <Movement places={movement?.season ?? null} isNew={isNew && movement?.season === null} />
      </td>
      <td {...roles.cell} className={styles.secondLine}>
        <GameFigures row={row} sort={sort} />
      </td>
    </tr>
  );
});

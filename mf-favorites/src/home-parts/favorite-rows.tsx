import { platformOf, readShard } from '@hotdrop/shared-domain/game';
import { useFavorites, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Skeleton, Waiting } from '@hotdrop/shared-ui/states';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ActiveSeasons } from '../seasons/ranked-stats.ts';
import styles from './favorite-rows.module.css';
import { type FavoriteRow, readFavorite } from './read-favorite.ts';

const maxFavorites = 5;

export function FavoriteRows({ seasons }: { readonly seasons: ActiveSeasons }) {
  const favorites = useFavorites().slice(0, maxFavorites);
  const rows = useFavoriteRows(seasons);
  if (!rows) {
    return (
      <Waiting>
        <ul className={styles.list}>
          {favorites.map(({ shard, accountId }) => (
            <li key={`${shard}/${accountId}`}>
              <Skeleton isMark width={8} height={8} />
              <span className={styles.name}>
                <Skeleton width={30} height={4} />
              </span>
              <Skeleton width={9} height={4} />
            </li>
          ))}
        </ul>
      </Waiting>
    );
  }
  return (
    <ul className={styles.list}>
      {rows.map((row) => (
        <Row key={`${row.shard}/${row.accountId}`} {...row} />
      ))}
    </ul>
  );
}

function Row({ shard, name, rank }: FavoriteRow) {
  const { game, links, locale } = useSite();
  const format = useFormat();
  const tier = rank && game.tiers.read(rank.tier);
  const platform = readShard(game, platformOf(game, shard)).name[locale];
  return (
    <li>
      <TierMark mark={tier?.mark ?? 'unranked'} />
      <Link to={links.profile({ shard, name })}>
        <b>{name}</b>
        <small>{tier ? `${platform} · ${tier.label[locale]}` : platform}</small>
      </Link>
      <span className={styles.points}>{format.number(rank?.points)}</span>
    </li>
  );
}

/** Returns null while the favorites load. */
function useFavoriteRows(seasons: ActiveSeasons): readonly FavoriteRow[] | null {
  const site = useSite();
  const favorites = useFavorites();
  const [rows, setRows] = useState<readonly FavoriteRow[] | null>(null);
  useEffect(() => {
    const unmount = new AbortController();
    const read = async () => {
      const first = favorites.slice(0, maxFavorites);
      const found = await Promise.all(first.map((one) => readFavorite(site, one, seasons, unmount.signal)));
      if (!unmount.signal.aborted) setRows(found.filter((row) => row !== null));
    };
    void read();
    return () => unmount.abort();
  }, [site, favorites, seasons]);
  return rows;
}

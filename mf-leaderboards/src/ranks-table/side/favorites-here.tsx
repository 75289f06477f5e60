import { platformOf } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { runWhenIdle } from '@hotdrop/shared-ui/run-when-idle';
import { useFavorites, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { Board } from '../../shared/board.ts';
import { useIsFavorite } from '../../shared/favorite-star.tsx';
import { Movement } from '../../shared/movement.tsx';
import { rankOf } from '../table/place-of.ts';
import styles from './side.module.css';

/** As in the stylesheet: narrower windows have no room for it. */
const railWindow = '(min-width: 1440px)';
const wholeBoard = { page: 1, perPage: 500 } as const;

function watchWidth(listener: () => void) {
  const query = matchMedia(railWindow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The visitor's favorites on a board, in windows with room for them. */
export function FavoritesHere({ board }: { readonly board: Board }) {
  const site = useSite();
  const { game, links } = site;
  const { number } = useFormat();
  const isFavorite = useIsFavorite();
  const platform = platformOf(game, board.shard);
  const hasFavorites = useFavorites().some(({ shard }) => platformOf(game, shard) === platform);
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(railWindow).matches,
    () => false,
  );
  const key = `${board.shard} ${board.mode}`;
  const [read, setRead] = useState<{ readonly key: string; readonly ranks: readonly LeaderboardRow[] }>();
  const isNeeded = isWide && hasFavorites && read?.key !== key;

  const load = useEffectEvent(async (signal: AbortSignal) => {
    const answer = await site.api.getLeaderboard({ ...board, ...wholeBoard }, { signal });
    if (signal.aborted) return;
    if (answer.ok) setRead({ key, ranks: answer.data.ranks });
    else reportFailure(site, answer.error, { area: 'mf-leaderboards', page: 'ranks-table' });
  });
  useEffect(() => {
    if (!isNeeded || !key) return;
    const leaving = new AbortController();
    const cancel = runWhenIdle(() => void load(leaving.signal));
    return () => {
      cancel();
      leaving.abort();
    };
  }, [isNeeded, key]);

  const ranks = isWide && read?.key === key ? read.ranks : [];
  const listed = ranks.map((row, index) => ({ row, rank: rankOf(row, index, wholeBoard) }));
  const favorites = listed.filter(({ row }) => isFavorite(row));
  if (favorites.length === 0) return null;
  return (
    <Panel title={<Trans>Your favorites here</Trans>}>
      <ul className={styles.favorites}>
        {favorites.map(({ row, rank }) => (
          <li key={`${row.accountId} ${row.region}`}>
            <Link to={links.profile({ shard: row.shard, name: row.name })} rel="nofollow">
              <span className={styles.rank}>{number(rank)}</span>
              <span className={styles.movement}>
                <Movement places={row.movement?.day ?? null} isNew={row.movement?.isNew ?? false} />
              </span>
              <b>{row.name}</b>
              <span className={styles.points}>{number(row.rankPoint)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import { platformOf } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Answer, Cutoff, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { TextButton } from '@hotdrop/shared-ui/button';
import { forgetOwnPlayer } from '@hotdrop/shared-ui/own-player';
import { Panel } from '@hotdrop/shared-ui/panel';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { runWhenIdle } from '@hotdrop/shared-ui/run-when-idle';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useFavorites, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import type { Board } from '../shared/board.ts';
import { BiggestClimb, Cutoffs, Movement, useIsFavorite } from '../shared/board-parts.tsx';
import { boardAddress } from './board-address.ts';
import { rankOf } from './board-table.tsx';
import styles from './ranks-table.module.css';
import type { Standing } from './use-own-standing.ts';

interface BoardSideProps {
  readonly board: Board;
  readonly content: Answer<'getLeaderboard'>;
  readonly own: Standing | null;
}

/** The biggest climb, the points that the first places need, and how far the visitor is from them. */
export function BoardSide({ board, content: { climber, cutoffs, meta }, own }: BoardSideProps) {
  const { links } = useSite();
  const { t } = useLingui();
  const addressOf = (place: number) =>
    boardAddress(links, { ...board, page: Math.ceil(place / meta.perPage), at: place });
  const reached = cutoffs?.filter(({ rankPoint }) => rankPoint !== null) ?? [];
  return (
    <aside className={styles.side} aria-label={t`About this leaderboard`}>
      {climber && (
        <Panel label={t`Biggest climb today`}>
          <BiggestClimb climber={climber} />
        </Panel>
      )}
      <Panel label={t`Points needed`} className={styles.needed}>
        {reached.length > 0 && (
          <>
            <Text as="p" size="t12" tone="muted" className={styles.heads} aria-hidden="true">
              <Trans>Points needed</Trans>
            </Text>
            <Cutoffs cutoffs={reached} to={addressOf} look="rows" />
          </>
        )}
        <OwnLine own={own} cutoffs={reached} />
      </Panel>
      <FavoritesHere board={board} />
    </aside>
  );
}

/** As in the stylesheet: narrower windows have no room for it. */
const railWindow = '(min-width: 1440px)';
const wholeBoard = { page: 1, perPage: 500 } as const;

function watchWidth(listener: () => void) {
  const query = matchMedia(railWindow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The visitor's favorites on a board, in windows with room for them. */
function FavoritesHere({ board }: { readonly board: Board }) {
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
              <Text tone="muted" align="end" className={styles.rank}>
                {number(rank)}
              </Text>
              <span className={styles.movement}>
                <Movement places={row.movement?.day ?? null} isNew={row.movement?.isNew ?? false} />
              </span>
              <b>{row.name}</b>
              <span className={styles.sidePoints}>{number(row.rankPoint)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface OwnLineProps {
  readonly own: Standing | null;
  readonly cutoffs: readonly Cutoff[];
}

/** The visitor's own place, and the points to the next group of places. It has room for two lines. */
const OwnLine = ({ own, cutoffs }: OwnLineProps) => (
  <Row gap={3} justify="between" className={styles.sideOwn} data-known={own !== null || undefined}>
    <p>{own ? <OwnWords own={own} cutoffs={cutoffs} /> : <NoOwnPlayer />}</p>
    {own && (
      <TextButton onClick={forgetOwnPlayer} className={styles.forget}>
        <Trans>Not you?</Trans>
      </TextButton>
    )}
  </Row>
);

const NoOwnPlayer = () => <Trans>Renew your own profile once to see your place here.</Trans>;

function OwnWords({ own, cutoffs }: OwnLineProps & { readonly own: Standing }) {
  const { number } = useFormat();
  const { name, isLoading, place, rankPoint } = own;
  if (isLoading) {
    return (
      <Trans>
        You: <b>{name}</b>
      </Trans>
    );
  }
  if (rankPoint === null) {
    return (
      <Trans>
        <b>{name}</b> is not on this leaderboard yet.
      </Trans>
    );
  }
  const next = cutoffs.findLast((cutoff) => (cutoff.rankPoint ?? 0) > rankPoint);
  const points = number(rankPoint);
  const missing = number((next?.rankPoint ?? 0) - rankPoint);
  const shown = number(place);
  return (
    <>
      {place === null ? (
        <Trans>
          You: <b>{points} points</b>.
        </Trans>
      ) : (
        <Trans>
          You: <b>#{shown}</b> with <b>{points} points</b>.
        </Trans>
      )}
      <SentenceGap />
      {next && (
        <Trans>
          {missing} short of the top {next.place}.
        </Trans>
      )}
    </>
  );
}

import { platformOf } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { type Answer, apiOf, type Cutoff } from '@hotdrop/shared-domain/wire';
import { TextButton } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/layout';
import { forgetMyPlayer } from '@hotdrop/shared-ui/my-player';
import { Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { SharePanel } from '@hotdrop/shared-ui/share-panel';
import { useFavorites, useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { linkPatterns } from '../link-patterns.ts';
import { type Board, rankRows } from '../shared/board.ts';
import { BiggestClimb, Cutoffs, useIsFavorite } from '../shared/board-parts.tsx';
import { PlaceLead, PlayerRow, PlayerRows } from '../shared/player-rows.tsx';
import { useIdleData } from '../shared/use-idle-data.ts';
import { boardAddress } from './board-address.ts';
import styles from './ranks-table.module.css';
import type { Standing } from './use-my-standing.ts';

interface BoardSideProps {
  readonly board: Board;
  readonly boardName: string;
  readonly content: Answer<'getLeaderboard'>;
  readonly mine: Standing | null;
}

/** The biggest climb, the points that the first places need, and how far the visitor is from them. */
export function BoardSide({ board, boardName, content: { climber, cutoffs, meta }, mine }: BoardSideProps) {
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const addressOf = (place: number) =>
    boardAddress(links, { ...board, page: Math.ceil(place / meta.perPage), at: place });
  const reached = cutoffs?.filter(({ rankPoint }) => rankPoint !== null) ?? [];
  // Nobody can reach a place of a past season.
  const hasMine = !board.season || (mine !== null && mine.rankPoint !== null);
  return (
    <aside className={styles.side} aria-label={t`About this leaderboard`}>
      {climber && (
        <Panel label={t`Biggest climb today`} className={styles.climb}>
          <BiggestClimb climber={climber} />
          <SharePanel
            panel="mf-leaderboards/climbers"
            about="board"
            subject={board}
            title={[t`Climbers`, boardName]}
          />
        </Panel>
      )}
      {(reached.length > 0 || hasMine) && (
        <Panel label={t`Points needed`} className={styles.needed}>
          {reached.length > 0 && (
            <>
              <Text
                as="p"
                size="t12"
                tone="muted"
                surface="well"
                padding={[2, 5]}
                className={styles.heads}
                aria-hidden="true"
              >
                <Trans>Points needed</Trans>
              </Text>
              <Cutoffs cutoffs={reached} to={addressOf} variant="rows" />
            </>
          )}
          {hasMine && <MyLine mine={mine} cutoffs={board.season ? [] : reached} />}
        </Panel>
      )}
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
  const { game } = site;
  const isFavorite = useIsFavorite();
  const platform = platformOf(game, board.shard);
  const hasFavorites = useFavorites().some(({ shard }) => platformOf(game, shard) === platform);
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(railWindow).matches,
    () => false,
  );
  const ranks = useIdleData(
    isWide && hasFavorites ? Object.values(board).join(' ') : null,
    async (signal) => {
      const answer = await apiOf(site).getLeaderboard({ ...board, ...wholeBoard }, { signal });
      if (answer.ok) return rankRows(answer.data.ranks, wholeBoard);
      reportFailure(site, answer.error, { area: 'mf-leaderboards', page: 'ranks-table' });
      return undefined;
    },
  );
  const favorites = ranks?.filter(({ row }) => isFavorite(row)) ?? [];
  if (favorites.length === 0) return null;
  return (
    <Panel title={<Trans>Your favorites here</Trans>}>
      <PlayerRows>
        {favorites.map((ranked) => (
          <PlayerRow
            key={`${ranked.row.accountId} ${ranked.row.region}`}
            player={ranked.row}
            season={board.season}
            lead={<PlaceLead {...ranked} />}
          />
        ))}
      </PlayerRows>
    </Panel>
  );
}

interface MyLineProps {
  readonly mine: Standing | null;
  readonly cutoffs: readonly Cutoff[];
}

/** The visitor's own place, and the points to the next group of places. It has room for two lines. */
const MyLine = ({ mine, cutoffs }: MyLineProps) => (
  <Row
    gap={3}
    justify="between"
    size="t13"
    tone="muted"
    padding={[1, 5]}
    className={styles.sideMine}
    data-known={mine !== null || undefined}
  >
    <Text as="p" wrap="anywhere">
      {mine ? <MyWords mine={mine} cutoffs={cutoffs} /> : <NoPlayer />}
    </Text>
    {mine && (
      <TextButton onClick={forgetMyPlayer} className={styles.forget}>
        <Trans>Not you?</Trans>
      </TextButton>
    )}
  </Row>
);

const NoPlayer = () => <Trans>Renew your own profile once to see your place here.</Trans>;

function MyWords({ mine, cutoffs }: MyLineProps & { readonly mine: Standing }) {
  const { number } = useFormat();
  const { name, isLoading, place, rankPoint } = mine;
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

import { platformOf, readTier } from '@hotdrop/shared-domain/game';
import type { BeyondBoard, Cutoff } from '@hotdrop/shared-domain/wire';
import { getTree } from '@hotdrop/shared-ui/browser';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { FindField } from '@hotdrop/shared-ui/find-field';
import { Link } from '@hotdrop/shared-ui/link';
import { Row, SentenceGap } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkPatterns } from '../link-patterns.ts';
import type { Board } from '../shared/board.ts';
import { boardAddress, foundId } from './board-address.ts';
import type { NotFound } from './ranks-table.loader.ts';
import styles from './ranks-table.module.css';

interface FindFormProps {
  readonly board: Board;
  /** The name of the last search. */
  readonly wanted: string | null;
}

/** Finds a name on the board, or jumps to a rank. Without JavaScript, the browser submits the form. */
export function FindForm({ board, wanted }: FindFormProps) {
  const { t } = useLingui();
  const links = useLinks(linkPatterns);
  const navigate = useNavigate();
  const name = useRef<HTMLInputElement>(null);
  const onSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    const find = name.current?.value ?? '';
    void navigate(boardAddress(links, { ...board, find }), { preventScrollReset: true });
  };
  return (
    <search>
      <form method="get" action={links.board(board)} onSubmit={onSubmit}>
        {board.season && <input type="hidden" name="season" value={board.season} />}
        <FindField
          ref={name}
          name="find"
          key={wanted}
          defaultValue={wanted ?? ''}
          placeholder={t`Name or rank`}
          aria-label={t`Find a name or a rank on this board`}
          submit={t`Find`}
        />
      </form>
    </search>
  );
}

interface FindResultsProps {
  readonly board: Board;
  readonly boardName: string;
  readonly wanted: string;
  readonly result: NotFound;
  /** The number of places on the board. */
  readonly total: number;
  readonly cutoffs: readonly Cutoff[] | undefined;
}

/** `61` and `#61` are ranks. */
const isRank = (wanted: string) => /^#?\d+$/.test(wanted);

/** Tells why a search names no place on the board. */
export function FindResults({ board, boardName, wanted, result, total, cutoffs }: FindResultsProps) {
  const { game } = useSite();
  const links = useLinks(linkPatterns);
  const { number } = useFormat();
  const shard = platformOf(game, board.shard);
  const places = number(total);
  if (result.status === 'beyond') {
    const last = cutoffs?.find(({ place }) => place === total)?.rankPoint ?? null;
    return <Beyond board={board} player={result.player} total={total} last={last} />;
  }
  return (
    <Result>
      <p>
        {result.status === 'failed' && (
          <Trans>
            Could not search this leaderboard for {wanted}.{' '}
            <Link to={boardAddress(links, { ...board, find: wanted })} preventScrollReset>
              Try again
            </Link>
          </Trans>
        )}
        {result.status === 'unknown' && isRank(wanted) && (
          <Trans>
            This leaderboard has {places} places, and no ranked player on {boardName} is named {wanted}.
          </Trans>
        )}
        {result.status === 'unknown' && !isRank(wanted) && (
          <Trans>
            No ranked player named {wanted} on {boardName}.{' '}
            <Link to={links.search({ shard, name: wanted })}>Search for this name</Link>
          </Trans>
        )}
      </p>
    </Result>
  );
}

interface SimilarNameProps {
  readonly wanted: string;
  /** The name that the search found. */
  readonly name: string;
}

/** Says that the found player has another name than the one that was searched. */
export function SimilarName({ wanted, name }: SimilarNameProps) {
  if (isRank(wanted) || name.toLowerCase() === wanted.toLowerCase()) return null;
  return (
    <Result>
      <p>
        <Trans>
          No player here is named {wanted}. The closest name is <b>{name}</b>.
        </Trans>
      </p>
    </Result>
  );
}

const Result = ({ children }: { readonly children: React.ReactNode }) => (
  <Row
    gap={4}
    justify="between"
    isWrapped
    tone="muted"
    padding={[4, 5]}
    surface="panel"
    className={styles.result}
  >
    {children}
  </Row>
);

interface BeyondProps {
  readonly board: Board;
  readonly player: BeyondBoard;
  readonly total: number;
  /** The points of the last place on the board. Null: unknown. */
  readonly last: number | null;
}

function Beyond({ board, player, total, last }: BeyondProps) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { number } = useFormat();
  const { name, shard, rankPoint, place, population } = player;
  const { label, mark } = readTier(game, player);
  const tier = label[locale];
  const [rank, all] = [number(place), number(population)];
  const points = number(rankPoint);
  const [places, end, missing] = [number(total), number(last), number((last ?? 0) - rankPoint)];
  return (
    <Result>
      <Row gap={3} flex="grow">
        <TierMark mark={mark} />
        <p>
          <b>
            {place !== null && population !== null ? (
              <Trans>
                {name} is #{rank} of {all} ranked players.
              </Trans>
            ) : (
              <Trans>
                {name} is not among the first {places} players.
              </Trans>
            )}
          </b>
          <SentenceGap />
          <Trans>
            {tier} with {points} points.
          </Trans>
          <SentenceGap />
          {last !== null && last > rankPoint && (
            <Trans>
              This leaderboard has {places} places; the last one has {end} points, <b>{missing} more</b>.
            </Trans>
          )}
        </p>
      </Row>
      <Row align="stretch" isWrapped className={styles.actions}>
        <ButtonLink
          to={links.profile({ shard, name, ...(board.season && { season: board.season }) })}
          rel="nofollow"
        >
          <Trans>Open profile</Trans>
        </ButtonLink>
        {!board.season && (
          <ButtonLink to={links.rating({ ...board, player: name })} rel="nofollow">
            <Trans>Show in the distribution</Trans>
          </ButtonLink>
        )}
      </Row>
    </Result>
  );
}

/** Scrolls the found place into the middle of the window and focuses it, after each navigation that has one. The ref is for an element of the page. */
export function useScrollToFound(navigation: string, at: number | null) {
  const near = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === null || !navigation || !near.current) return;
    const found = getTree(near.current).getElementById(foundId);
    if (!found) return;
    // The visitor's own row can be pinned to an edge, so the row before it tells where it belongs.
    (found.previousElementSibling ?? found).scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
  }, [navigation, at]);
  return near;
}

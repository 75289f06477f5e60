import type { Site } from '@hotdrop/shared-domain/contract';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { Pagination } from '@hotdrop/shared-ui/pagination';
import { FailureReason } from '@hotdrop/shared-ui/player-not-found';
import { Grid } from '@hotdrop/shared-ui/primitives';
import { type ShownTimeZone, useSite, useTimeZone } from '@hotdrop/shared-ui/site';
import { Failed, SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { Plural, Trans } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useLoaderData, useNavigate, useNavigation } from 'react-router-dom';
import { useAddress } from '../address.ts';
import { type LoadResult, useKeepReady } from '../loading/load-result.ts';
import { RevalidateOnMount } from '../loading/states.tsx';
import { NoSuchSeason } from '../season/no-stats.tsx';
import { DayBlock } from './day-block.tsx';
import { findOtherPages, groupByDay } from './days.ts';
import {
  hasSameFilter,
  isFiltered,
  type ListPosition,
  maxPages,
  useAddressPosition,
  useListLinks,
} from './list-position.ts';
import { type CardLinks, type CardStates, UnlistedMatch } from './match-card.tsx';
import { MatchFilter } from './match-filter.tsx';
import type { MatchList } from './match-list.ts';
import { matchesLoader } from './matches.loader.ts';
import styles from './matches.module.css';
import { MatchesMeta } from './matches-meta.tsx';
import { NoMatches, OverviewLink } from './no-matches.tsx';

/** The page with its loader, which no other page needs. */
export const matchesPage = (site: Site) => ({
  Component: MatchesPage,
  loader: matchesLoader(site),
});

/** A player's matches of the last three months. */
function MatchesPage() {
  const { shard, name } = useAddress();
  const inAddress = useAddressPosition();
  const loaded = useLoaderData<LoadResult<MatchList>>();
  const data = useKeepReady(loaded, `${shard}/${name}`);
  if (data.status === 'empty' && data.failure) return <NoSuchSeason />;
  const list = data.status === 'ready' ? data.data : null;
  const kept = data === loaded ? null : list;
  // A failure to load more is below the list, and another one above it.
  const isMore = kept !== null && asksForMore(inAddress, kept.position);
  const failure = loaded.status === 'failed' && (
    <Failed
      kind={loaded.failure.kind}
      isCompact={kept !== null}
      title={<Trans>The matches could not be loaded</Trans>}
      more={kept ? undefined : <OverviewLink />}
    >
      <FailureReason failure={loaded.failure} />
    </Failed>
  );
  return (
    <>
      <MatchesMeta />
      {data.status === 'pending' && <PendingMatches />}
      {!isMore && failure}
      {list && (list.totalCount > 0 || isFiltered(list.position)) && <MatchFilter {...list} />}
      {list && (list.totalCount === 0 ? <NoMatches {...list} /> : <MatchListing {...list} />)}
      {isMore && failure}
    </>
  );
}

/** Whether an address asks for more of the list that is on the page. */
const asksForMore = (requested: ListPosition, shown: ListPosition): boolean =>
  requested.from === shown.from && requested.page > shown.page && hasSameFilter(requested, shown);

const PendingMatches = () => (
  <Waiting>
    <RevalidateOnMount />
    <SkeletonLines count={10} height={17} />
  </Waiting>
);

/**
 * The zone of the days. A list that the server grouped keeps its days, which are marked as UTC, because new days would
 * move matches while the visitor reads them.
 */
function useListZone(list: MatchList): ShownTimeZone {
  const current = useTimeZone();
  const [first] = useState({ matches: list.matches, zone: current });
  return list.matches === first.matches ? first.zone : current;
}

/** Returns the same links for every opened match, so that opening one renders no other card. */
function useCardLinks(list: MatchList): CardLinks {
  const linkTo = useListLinks(list);
  const navigate = useNavigate();
  const base = linkTo({ match: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links depend on the position alone
  return useMemo(
    () => ({
      hrefOf: (match) => (match === null ? base : linkTo({ match })),
      navigate: (href) => void navigate(href, { preventScrollReset: true }),
    }),
    [base],
  );
}

/** The opened card, and the card to which the router is navigating. */
function useCardStates(opened: string | null): CardStates {
  const { location } = useNavigation();
  const opening = location?.pathname.split('/matches/')[1];
  return {
    ...(opening && { [decodeURIComponent(opening)]: 'opening' as const }),
    ...(opened !== null && { [opened]: 'open' as const }),
  };
}

/** The list by day, and the links to more of it. */
function MatchListing(list: MatchList) {
  const { game } = useSite();
  const { match } = useAddressPosition();
  const linkTo = useListLinks(list);
  const links = useCardLinks(list);
  const cards = useCardStates(match);
  const zone = useListZone(list);
  const { matches, totalCount, perPage, position, accountId, weapons, points } = list;
  const days = useMemo(
    () =>
      groupByDay(
        { game, matches, accountId, weapons, points },
        findOtherPages({ position, perPage, totalCount }),
        zone.offsetAt,
      ),
    [game, matches, accountId, weapons, points, position, perPage, totalCount, zone],
  );
  const isListed = matches.some(({ id }) => id === match);
  const left = totalCount - position.page * perPage;
  const isFull = position.page - position.from + 1 >= maxPages;
  return (
    <>
      {match !== null && !isListed && <UnlistedMatch key={match} list={list} links={links} />}
      {days.map((day) => (
        <DayBlock
          key={day.date}
          day={day}
          zone={zone}
          links={links}
          cards={cards}
          isFiltered={isFiltered(position)}
        />
      ))}
      <Grid gap={3} tone="muted" className={styles.more}>
        {left > 0 && !isFull && (
          <ButtonLink
            to={linkTo({ page: position.page + 1, from: position.from, match: null })}
            preventScrollReset
          >
            <Plural value={Math.min(left, perPage)} one="Load # more" other="Load # more" />
          </ButtonLink>
        )}
        {totalCount > perPage ? (
          <Pagination
            page={position.page}
            from={position.from}
            perPage={perPage}
            totalCount={totalCount}
            to={(page) => linkTo({ page, from: page, match: null })}
            words={(first, last, total) => (
              <Trans>
                {first} to {last} of {total} matches in the last 3 months
              </Trans>
            )}
          />
        ) : (
          <p>
            <Trans>Matches of the last 3 months</Trans>
          </p>
        )}
      </Grid>
    </>
  );
}

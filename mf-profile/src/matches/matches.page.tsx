import type { Site } from '@hotdrop/shared-domain/contract';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Pagination } from '@hotdrop/shared-ui/pagination';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed, SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import { useAddress } from '../address/use-address.ts';
import { ErrorMessage } from '../loading/error-message.tsx';
import { useKeepReady } from '../loading/load-result.ts';
import { RevalidateOnMount } from '../loading/revalidate-on-mount.tsx';
import { NoSuchSeason } from '../season/no-such-season.tsx';
import { useCacheHydratedList } from './cache/use-cache-hydrated-list.ts';
import { DayBlock } from './days/day-block.tsx';
import { ListKey } from './days/list-key.tsx';
import type { Day } from './days/match-days.ts';
import { useMatchDays } from './days/use-match-days.ts';
import { hasSameFilter, isFiltered, type ListPosition, maxPages } from './list-position.ts';
import { UnlistedMatch } from './match-card/unlisted-match.tsx';
import { useCardLinks } from './match-card/use-card-links.ts';
import { type OpenCard, useOpenCards } from './match-card/use-open-cards.ts';
import { MatchFilter } from './match-filter.tsx';
import type { MatchesData, MatchList } from './match-list.ts';
import { matchesLoader } from './matches.loader.ts';
import styles from './matches.module.css';
import { NoMatches } from './no-matches.tsx';
import { OverviewLink } from './overview-link.tsx';
import { KeptPosition, useListPosition } from './use-list-position.ts';

/** The page with its loader, which no other page needs. */
export const matchesPage = (site: Site) => ({
  Component: MatchesPage,
  loader: matchesLoader(site),
});

/** A player's matches of the last three months. */
export function MatchesPage() {
  const { t } = useLingui();
  const { links } = useSite();
  const { shard, platform, name } = useAddress();
  const { inAddress } = useListPosition();
  const loaded = useLoaderData<MatchesData>();
  const data = useKeepReady(loaded, `${shard}/${name}`);
  const kept = data !== loaded && data.status === 'ready' ? data.data.position : null;
  const position = kept ?? inAddress;
  const failure = loaded.status === 'failed' && (
    <Failed
      isCompact={kept !== null}
      title={<Trans>The matches could not be loaded</Trans>}
      more={kept ? undefined : <OverviewLink />}
    >
      <ErrorMessage failure={loaded.failure} />
    </Failed>
  );
  if (data.status === 'no-season') return <NoSuchSeason />;
  return (
    <>
      <PageMeta
        title={t`${name}: matches`}
        description={t`${name}’s matches from the last 3 months: results, kill logs, teams, and standings.`}
        picture={links.shareCard({ shard: platform, name })}
      />
      {data.status === 'pending' && <PendingMatches />}
      {!isMore(inAddress, kept) && failure}
      {data.status === 'ready' && (
        <KeptPosition value={kept}>
          {(data.data.totalCount > 0 || isFiltered(position)) && <MatchFilter {...data.data} />}
          {data.data.totalCount === 0 ? <NoMatches /> : <MatchListing {...data.data} />}
        </KeptPosition>
      )}
      {isMore(inAddress, kept) && failure}
    </>
  );
}

/** Whether the address asks for more of the list that is on the page. */
const isMore = (wanted: ListPosition, kept: ListPosition | null): boolean =>
  kept !== null && wanted.from === kept.from && wanted.page > kept.page && hasSameFilter(wanted, kept);

const PendingMatches = () => (
  <Waiting>
    <RevalidateOnMount />
    <SkeletonLines count={10} height={17} />
  </Waiting>
);

/** The list by day, and the links to more of it. */
function MatchListing(list: MatchList) {
  useCacheHydratedList(list);
  const { position, linkTo } = useListPosition();
  const { days, zone } = useMatchDays(list);
  const links = useCardLinks(list.accountId);
  const cards = useOpenCards(list, position);
  const { matches, totalCount, perPage } = list;
  const isListed = matches.some(({ id }) => id === position.match);
  const left = totalCount - position.page * perPage;
  const isFull = position.page - position.from + 1 >= maxPages;
  return (
    <>
      {position.match !== null && !isListed && <UnlistedMatch {...list} />}
      <ListKey {...list} />
      {days.map((day) => (
        <DayBlock
          key={day.date}
          day={day}
          zone={zone}
          links={links}
          open={filterByDay(cards, day)}
          isFiltered={isFiltered(position)}
        />
      ))}
      <div className={styles.more}>
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
      </div>
    </>
  );
}

const allClosed: readonly OpenCard[] = [];

/** Returns the open cards of a day, and always the same array for a day without one: `DayBlock` is memoized. */
function filterByDay(cards: readonly OpenCard[], { sessions }: Day) {
  const open = cards.filter(({ id }) =>
    sessions.some(({ matches }) => matches.some(({ match }) => match.id === id)),
  );
  return open.length > 0 ? open : allClosed;
}

import { ButtonLink } from '@hotdrop/shared-ui/button';
import { Pagination } from '@hotdrop/shared-ui/pagination';
import { Plural, Trans } from '@lingui/react/macro';
import { useDrawnList } from './cache/use-cache-hydrated-list.ts';
import { DayBlock } from './days/day-block.tsx';
import type { Day } from './days/match-days.ts';
import { useDays } from './days/use-match-days.ts';
import { mostPages } from './list-position.ts';
import { OpenedAlone } from './match-card/unlisted-match.tsx';
import { useCardLinks } from './match-card/use-card-links.ts';
import { type OpenCard, useOpenCards } from './match-card/use-open-cards.ts';
import styles from './match-list.module.css';
import type { MatchList } from './matches.loader.ts';
import { usePlace } from './use-list-position.ts';

const allClosed: readonly OpenCard[] = [];

/** Those of a day; the same nothing for every day without one. */
function openOf({ played }: Day, cards: readonly OpenCard[]) {
  const open = cards.filter(({ id }) => played.some(({ match }) => match.id === id));
  return open.length > 0 ? open : allClosed;
}

/** The list by days, and the ways to more of it. */
export function MatchListing(list: MatchList) {
  useDrawnList(list);
  const { place, to } = usePlace();
  const days = useDays(list);
  const links = useCardLinks(list.accountId);
  const cards = useOpenCards(list, place);
  const { matches, totalCount, perPage } = list;
  const isListed = matches.some(({ id }) => id === place.match);
  const left = totalCount - place.page * perPage;
  const isFull = place.page - place.from + 1 >= mostPages;
  return (
    <>
      {place.match !== null && !isListed && <OpenedAlone {...list} />}
      {days.map((day) => (
        <DayBlock key={day.date} day={day} links={links} open={openOf(day, cards)} />
      ))}
      <div className={styles.more}>
        {left > 0 && !isFull && (
          <ButtonLink to={to({ page: place.page + 1, from: place.from, match: null })} preventScrollReset>
            <Plural value={Math.min(left, perPage)} one="Load # more" other="Load # more" />
          </ButtonLink>
        )}
        {totalCount > perPage ? (
          <Pagination
            page={place.page}
            from={place.from}
            perPage={perPage}
            totalCount={totalCount}
            to={(page) => to({ page, from: page, match: null })}
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

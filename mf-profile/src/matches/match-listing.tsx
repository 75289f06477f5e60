import { ButtonLink } from '@hotdrop/shared-ui/button';
import { Pagination } from '@hotdrop/shared-ui/pagination';
import { Plural, Trans } from '@lingui/react/macro';
import { DayBlock } from './day-block.tsx';
import { daysOf } from './days.model.ts';
import styles from './match-listing.module.css';
import type { MatchList } from './matches.loader.ts';
import { OpenedAlone } from './opened-alone.tsx';
import { mostPages } from './place.ts';
import { useDrawnList } from './use-drawn-list.ts';
import { usePlace } from './use-place.ts';

/** The list by days, and the ways to more of it. */
export function MatchListing(list: MatchList) {
  useDrawnList(list);
  const { place, to } = usePlace();
  const { matches, totalCount, perPage } = list;
  const isListed = matches.some(({ id }) => id === place.match);
  const left = totalCount - place.page * perPage;
  const isFull = place.page - place.from + 1 >= mostPages;
  return (
    <>
      {place.match !== null && !isListed && <OpenedAlone {...list} />}
      {daysOf(matches, list.accountId).map((day) => (
        <DayBlock key={day.date} day={day} list={list} />
      ))}
      <div className={styles.more}>
        {left > 0 && !isFull && (
          <ButtonLink to={to({ page: place.page + 1, from: place.from, match: null })} preventScrollReset>
            <Plural value={Math.min(left, perPage)} one="Load # more" other="Load # more" />
          </ButtonLink>
        )}
        <p>
          <Trans>Matches of the last 3 months</Trans>
        </p>
        {totalCount > perPage && (
          <Pagination
            page={place.page}
            perPage={perPage}
            totalCount={totalCount}
            to={(page) => to({ page, from: page, match: null })}
          />
        )}
      </div>
    </>
  );
}

import { pageWindow } from '@hotdrop/shared-domain/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './choices.module.css';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { Grid, Row } from './primitives.tsx';
import { useFormat } from './site.tsx';

interface PaginationProps {
  readonly page: number;
  /** The first of several pages that are shown below each other. */
  readonly from?: number;
  readonly perPage: number;
  readonly totalCount: number;
  /** Returns the address of a page. */
  readonly to: (page: number) => string;
  /** Returns the text for the shown range, such as "1 to 50 of 500 players". */
  readonly words?: (first: string, last: string, total: string) => React.ReactNode;
}

/** Links to the pages of a list, five at a time. */
export function Pagination({ page, from = page, perPage, totalCount, to, words }: PaginationProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { pages, current, previous, next } = pageWindow(page, Math.ceil(totalCount / perPage));
  if (pages.length === 0) return null;

  const first = number((Math.min(from, current) - 1) * perPage + 1);
  const last = number(Math.min(current * perPage, totalCount));
  const total = number(totalCount);
  return (
    <Grid as="nav" gap={3} className={styles.pagination} aria-label={t`Pages`}>
      <p>
        {words?.(first, last, total) ?? (
          <Trans>
            {first} to {last} of {total}
          </Trans>
        )}
      </p>
      <Row as="ul" gap={1} isWrapped justify="center" className={styles.pages}>
        {previous !== null && (
          <li>
            <Link to={to(previous)} rel="prev">
              <ChevronLeftIcon size="s" />
              <Trans>Previous 5</Trans>
            </Link>
          </li>
        )}
        {pages.map((shownPage) => (
          <li key={shownPage}>
            <Link
              to={to(shownPage)}
              aria-current={shownPage === current ? 'page' : undefined}
              aria-label={t`Page ${shownPage}`}
            >
              {number(shownPage)}
            </Link>
          </li>
        ))}
        {next !== null && (
          <li>
            <Link to={to(next)} rel="next">
              <Trans>Next 5</Trans>
              <ChevronRightIcon size="s" />
            </Link>
          </li>
        )}
      </Row>
    </Grid>
  );
}

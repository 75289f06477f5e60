import { shareBelow } from '@hotdrop/shared-domain/stats';
import type { RatingRow } from '@hotdrop/shared-domain/wire';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { RatingData } from '../rating.loader.ts';
import { useRatingLink } from '../use-rating-link.ts';
import { MarkFavorite } from './favorite-menu.tsx';
import { MarkForm } from './mark-form.tsx';
import styles from './marked-player.module.css';
import { NotMarked } from './player-not-marked.tsx';

interface MarkedPlayerProps {
  readonly page: RatingData;
  readonly rows: readonly RatingRow[];
}

/** Where the marked player stands; or the way to mark one. */
export function MarkedPlayer({ page, rows }: MarkedPlayerProps) {
  const { marked, shard, mode } = page;
  const format = useFormat();
  const ratingLink = useRatingLink(page);
  const linkTo = (player: string) => ratingLink({ player });
  if (marked?.is !== 'there') {
    return (
      <div className={styles.marking}>
        {marked && <NotMarked marked={marked} linkTo={linkTo} />}
        <div className={styles.ways}>
          <MarkForm shard={shard} mode={mode} />
          <MarkFavorite shard={shard} linkTo={linkTo} />
        </div>
      </div>
    );
  }
  const points = format.number(marked.points);
  const below = format.percent(shareBelow(rows, marked.points));
  return (
    <div>
      <p className={styles.who}>
        <Trans>
          Showing <b>{marked.name}</b>
        </Trans>{' '}
        <Link className={styles.another} to={ratingLink({ player: undefined })} preventScrollReset>
          <Trans>Show another player</Trans>
        </Link>
      </p>
      <p className={styles.say}>
        <Trans>
          <b>{points}</b> points, ahead of <b>{below}</b> of players
        </Trans>
      </p>
    </div>
  );
}

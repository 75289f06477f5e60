import { platformOf, readPlatform } from '@hotdrop/shared-domain/game';
import { shareBehind } from '@hotdrop/shared-domain/stats';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { topShareOf } from '../../distribution/find-marked-player.ts';
import type { RatingData } from '../rating.loader.ts';
import { useRatingLink } from '../use-rating-link.ts';
import { FavoriteMenu } from './favorite-menu.tsx';
import { MarkForm } from './mark-form.tsx';
import styles from './marked-player.module.css';
import { PlayerNotMarked } from './player-not-marked.tsx';

/** The marked player's points, or the form to mark a player. */
export function MarkedPlayer({ page }: { readonly page: RatingData }) {
  const { game, locale } = useSite();
  const { marked, shard } = page;
  const format = useFormat();
  const ratingLink = useRatingLink(page);
  const linkTo = (player: string) => ratingLink({ player });
  if (marked?.status !== 'found') {
    return (
      <div className={styles.marking}>
        {marked && <PlayerNotMarked marked={marked} linkTo={linkTo} />}
        <div className={styles.ways}>
          <MarkForm linkTo={ratingLink} />
          <FavoriteMenu shard={shard} linkTo={linkTo} />
        </div>
      </div>
    );
  }
  const points = format.number(marked.points);
  const { standing } = marked;
  const rank = format.number(standing?.rank);
  const population = format.number(marked.population);
  const top = topShareOf(marked);
  const behind = format.percent(top === null ? null : shareBehind(top));
  const platform = readPlatform(game, platformOf(game, shard)).name[locale];
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
        {standing ? (
          <Trans>
            <b>{points}</b> points: <b>#{rank}</b> of {population} on {platform}, ahead of <b>{behind}</b>
          </Trans>
        ) : (
          <Trans>
            <b>{points}</b> points
          </Trans>
        )}
      </p>
    </div>
  );
}

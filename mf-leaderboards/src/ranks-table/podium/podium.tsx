import { readShard } from '@hotdrop/shared-domain/game';
import type { Answer, LeaderboardRow } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { FavoriteStar, useIsFavorite } from '../../shared/favorite-star.tsx';
import { Movement, PointsChange } from '../../shared/movement.tsx';
import { useFoundElement } from '../find/use-found-element.ts';
import type { Standing } from '../side/use-own-standing.ts';
import { You } from '../table/board-row.tsx';
import { GameFigures } from '../table/game-figures.tsx';
import styles from './podium.module.css';
import { PointsLine } from './points-line.tsx';

type TopDays = NonNullable<Answer<'getLeaderboard'>['topDays']>;

interface PodiumProps {
  readonly rows: readonly LeaderboardRow[];
  readonly topDays: TopDays | undefined;
  readonly own: Standing | null;
  /** The place that was found, and the navigation that found it. */
  readonly at: number | null;
  readonly search: string;
}

/** The first three players of a board, each a link, with their points of the last days. */
export function Podium({ rows, topDays, own, at, search }: PodiumProps) {
  const { t } = useLingui();
  return (
    <ol className={styles.podium} aria-label={t`Top three`}>
      {rows.map((row, index) => (
        <Top
          key={`${row.accountId} ${row.region}`}
          row={row}
          place={index + 1}
          points={topDays?.find(({ accountId }) => accountId === row.accountId)?.days ?? []}
          isOwn={own?.accountId === row.accountId}
          search={at === index + 1 ? search : null}
        />
      ))}
    </ol>
  );
}

interface TopProps {
  readonly row: LeaderboardRow;
  readonly place: number;
  readonly points: TopDays[number]['days'];
  readonly isOwn: boolean;
  readonly search: string | null;
}

function Top({ row, place, points, isOwn, search }: TopProps) {
  const { game, links, locale } = useSite();
  const { number } = useFormat();
  const isFavorite = useIsFavorite()(row);
  const { shard, name, region, rank, movement } = row;
  const tier = game.tiers.read(row);
  const about = [tier.label[locale], region && readShard(game, region).name[locale]].filter(Boolean);
  return (
    <li
      {...useFoundElement<HTMLLIElement>(search)}
      className={classNames(styles.top, place === 1 && styles.first, search !== null && styles.found)}
    >
      <Link to={links.profile({ shard, name })} rel="nofollow">
        <span className={styles.place}>{number(rank ?? place)}</span>
        <span className={styles.mark}>
          <TierMark mark={tier.mark} />
        </span>
        <span className={styles.name}>
          <b>
            <span>{name}</span>
            {isFavorite && <FavoriteStar />}
            {isOwn && <You />}
          </b>
          <small>{about.join(' · ')}</small>
        </span>
        <PointsLine days={points} />
        <span className={styles.points}>
          <b>{number(row.rankPoint)}</b>
          <span className={styles.change}>
            <Movement places={movement?.day ?? null} isNew={movement?.isNew ?? false} />
            <small>
              <TodaysPoints points={movement?.points ?? null} />
            </small>
          </span>
        </span>
        <span className={styles.games}>
          <GameFigures row={row} />
        </span>
      </Link>
    </li>
  );
}

function TodaysPoints({ points }: { readonly points: number | null }) {
  if (points === null) return null;
  if (points === 0) return <Trans>same points</Trans>;
  return (
    <Trans>
      <PointsChange points={points} /> today
    </Trans>
  );
}

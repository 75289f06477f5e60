import { useFormat } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { percent } from '../../chart/scale.ts';
import { ownSideOf, type PointSpan, positionOf } from '../../distribution/distribution.ts';
import { type MarkedPoints, topShareOf } from '../../distribution/find-marked-player.ts';
import { type FlagPlace, placeFlags } from '../../distribution/place-flags.ts';
import type { FavoriteMark } from '../../distribution/use-favorite-marks.ts';
import styles from './favorite-marks.module.css';

interface FavoriteFlagsProps {
  readonly span: PointSpan;
  /** From the fewest points. */
  readonly marks: readonly FavoriteMark[];
  readonly own: MarkedPoints | null;
}

/** The narrowest plot on which labels have names, in pixels. */
const plotWidth = 800;
const characterWidth = 7.5;
const labelMargins = 80;
const ownLabel = { rows: 2, width: 170 };

/** The lines of favorites with labels. On phones the labels are numbers, and the list below has the names. */
export function FavoriteFlags({ span, marks, own }: FavoriteFlagsProps) {
  const ownX = own && positionOf(span, own.points);
  const places = placeFlags(
    marks.map(({ points, name }) => ({
      x: positionOf(span, points),
      width: labelMargins + name.length * characterWidth,
    })),
    ownX === null ? null : { ...ownLabel, x: ownX, side: ownSideOf(ownX) },
    plotWidth,
  );
  return marks.map((mark, index) => (
    <Flag
      key={mark.accountId}
      x={positionOf(span, mark.points)}
      mark={mark}
      at={index}
      place={places[index] ?? { row: 0, side: 'number' }}
    />
  ));
}

interface FlagProps {
  readonly x: number;
  readonly mark: FavoriteMark;
  /** The index from the left. */
  readonly at: number;
  readonly place: FlagPlace;
}

function Flag({ x, mark, at, place }: FlagProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { name, standing } = mark;
  const points = format.number(mark.points);
  const rank = format.number(standing?.rank);
  const top = format.percent(topShareOf(mark));
  const behind = standing && mark.population !== null ? format.number(mark.population - standing.rank) : null;
  return (
    <Link
      className={styles.flag}
      to={mark.to}
      data-side={place.side}
      style={{ '--x': percent(x), '--lane': place.row, '--at': at }}
    >
      <VisuallyHidden>
        {!standing && t`${name}, ${points} points`}
        {standing && behind === null && t`${name}, ${points} points, place ${rank}`}
        {standing && behind !== null && t`${name}, ${points} points, place ${rank}, ${behind} players behind`}
      </VisuallyHidden>
      <span className={styles.label} aria-hidden>
        <em className={styles.number}>{mark.number}</em>
        <b>{name}</b> <span className={styles.value}>{points}</span>
        {standing && (
          <span className={styles.more}>
            {behind === null ? (
              <Trans>
                #{rank}, top {top}
              </Trans>
            ) : (
              <Trans>
                #{rank}, {behind} players behind
              </Trans>
            )}
          </span>
        )}
      </span>
    </Link>
  );
}

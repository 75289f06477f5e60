import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { unknownFigure, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { percent } from '../chart/scale.ts';
import { ownSideOf, type PointSpan, positionOf } from '../distribution/distribution.ts';
import { type MarkedPoints, topShareOf } from '../distribution/find-marked-player.ts';
import { type FlagPlace, placeFlags } from '../distribution/place-flags.ts';
import type { FavoriteMark } from '../distribution/use-favorite-marks.ts';
import styles from './rating.module.css';

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
    <Text
      as={Link}
      size="t12"
      tone="muted"
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
      <Row as="span" gap={1.5} className={styles.label} aria-hidden>
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
      </Row>
    </Text>
  );
}

interface MarkListProps {
  readonly marks: readonly FavoriteMark[];
  /** The marked player, with whom the others are compared. */
  readonly own: MarkedPoints | null;
}

interface MarkRow {
  readonly player: MarkedPoints;
  /** Null: the marked player. */
  readonly mark: FavoriteMark | null;
}

/** The players on the chart, from the most points. */
export function MarkList({ marks, own }: MarkListProps) {
  const { number, change } = useFormat();
  const favorites: readonly MarkRow[] = marks.map((mark) => ({ player: mark, mark }));
  const rows = (own ? [...favorites, { player: own, mark: null }] : favorites).toSorted(
    (a, b) => b.player.points - a.player.points,
  );
  const name = own?.name;
  return (
    <table className={styles.listMarks}>
      <caption>
        <VisuallyHidden>
          <Trans>Players on the chart</Trans>
        </VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>On the chart</Trans>
          </th>
          <th scope="col">
            <Trans>Tier</Trans>
          </th>
          <th scope="col">
            <Trans>Points</Trans>
          </th>
          <th scope="col">
            <Trans>Place</Trans>
          </th>
          {own && (
            <th scope="col">
              <Trans>Against {name}</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, mark }) => (
          <tr key={player.name} className={mark ? undefined : styles.listOwn}>
            <th scope="row">
              {mark ? (
                <Link to={mark.to}>
                  <em className={styles.number}>{mark.number}</em>
                  <span>{mark.name}</span>
                </Link>
              ) : (
                <span className={styles.listLine}>{player.name}</span>
              )}
            </th>
            <td>
              <PublishedTier {...player} />
            </td>
            <td>
              <b>{number(player.points)}</b>
            </td>
            <td>{player.standing ? `#${number(player.standing.rank)}` : unknownFigure}</td>
            {own && <td>{mark && change(mark.points - own.points)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PublishedTier({ tier }: Pick<MarkedPoints, 'tier'>) {
  const { game, locale } = useSite();
  const read = game.tiers.read(tier);
  return (
    <>
      <TierMark mark={read.mark} size="s" />
      <span className={styles.listTier}>{read.label[locale]}</span>
    </>
  );
}

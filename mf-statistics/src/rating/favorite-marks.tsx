import { readTier } from '@hotdrop/shared-domain/game';
import { Link } from '@hotdrop/shared-ui/link';
import { Row } from '@hotdrop/shared-ui/primitives';
import { unknownStat, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from '../chart/chart.module.css';
import { Flag } from '../chart/flag.tsx';
import { placeFlags } from '../chart/place-flags.ts';
import { labelSideOf, type PointSpan, positionOf } from '../distribution/distribution.ts';
import { type MarkedPoints, topShareOf } from '../distribution/find-marked-player.ts';
import type { FavoriteMark } from '../distribution/use-favorite-marks.ts';

interface FavoriteFlagsProps {
  readonly span: PointSpan;
  /** From the fewest points. */
  readonly marks: readonly FavoriteMark[];
  readonly marked: MarkedPoints | null;
}

/** The narrowest plot on which labels have names, in pixels. */
const plotWidth = 800;
const characterWidth = 7.5;
const labelMargins = 80;
const markedLabel = { rows: 2, width: 170 };

/** The lines of favorites with labels. In narrow plots the labels are numbers, and the list below has the names. */
export function FavoriteFlags({ span, marks, marked }: FavoriteFlagsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const markedX = marked && positionOf(span, marked.points);
  const places = placeFlags(
    marks.map(({ points, name }) => ({
      x: positionOf(span, points),
      width: labelMargins + name.length * characterWidth,
    })),
    markedX === null ? null : { ...markedLabel, x: markedX, side: labelSideOf(markedX) },
    plotWidth,
  );
  return marks.map((mark, index) => {
    const { accountId, name, number, population, standing, to } = mark;
    const points = format.number(mark.points);
    const rank = format.number(standing?.rank);
    const top = format.percent(topShareOf(mark));
    const behind = standing && population !== null ? format.number(population - standing.rank) : null;
    const place = places[index] ?? { row: 0, side: 'number' };
    return (
      <Flag
        key={accountId}
        x={positionOf(span, mark.points)}
        // Lines can be closer than a number is wide, so each number has a row.
        narrow={{ row: (marked ? 3 : 0) + index, side: 'number' }}
        place={place}
        to={to}
        name={
          standing
            ? behind === null
              ? t`${name}, ${points} points, place ${rank}`
              : t`${name}, ${points} points, place ${rank}, ${behind} players behind`
            : t`${name}, ${points} points`
        }
      >
        <em className={styles.number}>{number}</em>
        <b>{name}</b> <span>{points}</span>
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
      </Flag>
    );
  });
}

interface MarkListProps {
  readonly marks: readonly FavoriteMark[];
  /** The marked player, with whom the others are compared. */
  readonly marked: MarkedPoints | null;
}

interface MarkRow extends MarkedPoints {
  /** Null: the marked player. */
  readonly mark: FavoriteMark | null;
}

/** The players on the chart, from the most points. */
export function MarkList({ marks, marked }: MarkListProps) {
  const { game } = useSite();
  const { t } = useLingui();
  const { number, change } = useFormat();
  const favorites: readonly MarkRow[] = marks.map((mark) => ({ ...mark, mark }));
  const rows = marked ? [...favorites, { ...marked, mark: null }] : favorites;
  const columns: readonly Column<MarkRow>[] = [
    {
      id: 'name',
      head: t`On the chart`,
      variant: 'name',
      cell: ({ name, mark }) => (
        <Row>
          {mark && <em className={styles.number}>{mark.number}</em>}
          {mark ? <Link to={mark.to}>{name}</Link> : name}
        </Row>
      ),
    },
    {
      id: 'tier',
      head: t`Tier`,
      variant: 'quiet',
      cell: ({ tier }) => <TierName tier={readTier(game, tier)} />,
    },
    { id: 'points', head: t`Points`, variant: 'stat', cell: ({ points }) => number(points) },
    {
      id: 'place',
      head: t`Place`,
      variant: 'number',
      cell: ({ standing }) => (standing ? `#${number(standing.rank)}` : unknownStat),
    },
  ];
  const name = marked?.name;
  const against = marked && {
    id: 'against',
    head: t`Against ${name}`,
    variant: 'number' as const,
    cell: ({ mark, points }: MarkRow) => mark && change(points - marked.points),
  };
  return (
    <Table
      caption={t`Players on the chart`}
      rows={rows.toSorted((a, b) => b.points - a.points)}
      rowKey={({ name }) => name}
      mark={({ mark }) => (mark ? undefined : 'mine')}
      columns={against ? [...columns, against] : columns}
    />
  );
}

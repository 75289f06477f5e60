import { useOwnPlayer } from '@hotdrop/shared-ui/own-player';
import { useFormat } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { percent } from '../chart/scale.ts';
import { ownSideOf, type PointSpan, positionOf } from '../distribution/distribution.ts';
import { placeFlags } from '../distribution/place-flags.ts';
import { useFavoriteMarks } from '../distribution/use-favorite-marks.ts';
import styles from './distribution-marks.module.css';
import { type SeasonBoard, useOwnPoints } from './use-own-points.ts';

interface DistributionMarksProps {
  readonly board: SeasonBoard;
  readonly span: PointSpan;
}

/** Widths in pixels: of the plot on the narrowest phones, of plots with more room, and of the labels. */
const plotWidths = [280, 600, 1000];
const characterWidth = 6.5;
const labelMargin = 12;
const longestLabel = 112;
const ownLabel = 96;

/** Lines at the points of the visitor's own player and favorites. Only the browser knows who they are. */
export function DistributionMarks({ board, span }: DistributionMarksProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const own = useOwnPoints(board);
  // An own player who is a favorite, too, has one line.
  const { marks } = useFavoriteMarks({ ...board, marked: useOwnPlayer() });
  if (!own && marks.length === 0) return null;
  const ownX = own && positionOf(span, own.points);
  const ownPoints = number(own?.points);
  const labels = marks.map((mark) => ({
    x: positionOf(span, mark.points),
    width: Math.min(longestLabel, labelMargin + mark.name.length * characterWidth),
  }));
  const [narrow, wide, widest] = plotWidths.map((width) =>
    placeFlags(
      labels,
      ownX === null ? null : { x: ownX, width: ownLabel, side: ownSideOf(ownX), rows: 1 },
      width,
    ),
  );
  return (
    <ul className={styles.marks} aria-label={t`You and your favorites`}>
      {own && ownX !== null && (
        <li
          className={styles.own}
          data-side={ownSideOf(ownX)}
          data-wide={ownSideOf(ownX)}
          data-widest={ownSideOf(ownX)}
          style={{ '--x': percent(ownX), '--lane': 0 }}
        >
          <span>
            <Trans>You: {ownPoints}</Trans>
          </span>
        </li>
      )}
      {marks.map((mark, index) => {
        const points = number(mark.points);
        return (
          <li
            key={mark.accountId}
            data-side={narrow?.[index]?.side}
            data-wide={wide?.[index]?.side}
            data-widest={widest?.[index]?.side}
            style={{ '--x': percent(positionOf(span, mark.points)), '--lane': narrow?.[index]?.row }}
          >
            <span>{mark.name}</span> <VisuallyHidden>{t`${points} points`}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

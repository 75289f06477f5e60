import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { percent } from '../../chart/scale.ts';
import { ownSideOf, type PointSpan, positionOf } from '../../distribution/distribution.ts';
import type { MarkedPoints } from '../../distribution/find-marked-player.ts';
import styles from './own-mark.module.css';

interface OwnMarkProps {
  readonly span: PointSpan;
  readonly marked: MarkedPoints;
}

/** The line of the marked player, with the number of players behind. */
export function OwnMark({ span, marked }: OwnMarkProps) {
  const { number } = useFormat();
  const { name, points, standing, population } = marked;
  const x = positionOf(span, points);
  const behind = standing && population !== null ? number(population - standing.rank) : null;
  return (
    <div className={styles.own} data-side={ownSideOf(x)} style={{ '--x': percent(x) }}>
      <p>
        <b>
          {name} {number(points)}
        </b>
        {behind !== null && (
          <span>
            <Trans>{behind} players behind</Trans>
          </span>
        )}
      </p>
    </div>
  );
}

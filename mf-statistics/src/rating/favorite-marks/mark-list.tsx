import { unknownFigure, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { MarkedPoints } from '../../distribution/find-marked-player.ts';
import type { FavoriteMark } from '../../distribution/use-favorite-marks.ts';
import flags from './favorite-marks.module.css';
import styles from './mark-list.module.css';

interface MarkListProps {
  readonly marks: readonly FavoriteMark[];
  /** The marked player, with whom the others are compared. */
  readonly own: MarkedPoints | null;
}

interface Row {
  readonly player: MarkedPoints;
  /** Null: the marked player. */
  readonly mark: FavoriteMark | null;
}

/** The players on the chart, from the most points. */
export function MarkList({ marks, own }: MarkListProps) {
  const { number, change } = useFormat();
  const favorites: readonly Row[] = marks.map((mark) => ({ player: mark, mark }));
  const rows = (own ? [...favorites, { player: own, mark: null }] : favorites).toSorted(
    (a, b) => b.player.points - a.player.points,
  );
  const name = own?.name;
  return (
    <table className={styles.marks}>
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
          <tr key={player.name} className={mark ? undefined : styles.own}>
            <th scope="row">
              {mark ? (
                <Link to={mark.to}>
                  <em className={flags.number}>{mark.number}</em>
                  <span>{mark.name}</span>
                </Link>
              ) : (
                <span className={styles.line}>{player.name}</span>
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
      <span className={styles.tier}>{read.label[locale]}</span>
    </>
  );
}

import { readPlatform } from '@hotdrop/shared-domain/game';
import { fromMedian } from '@hotdrop/shared-domain/stats';
import type { RankedModeStats, Rating, Standing } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Note } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stat-tile';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../address.ts';
import { FigureLabel } from '../figures/figure-label.tsx';
import { type FormattedFigure, figureFormats, figureMessages, topShare } from '../figures/figures.ts';
import { useProfile } from '../layout/profile-data.ts';
import type { PlayedMode } from '../season/season-overview.ts';
import { FigureTableHead } from './figure-table-head.tsx';
import styles from './performance.module.css';

type Rated = Exclude<keyof Rating, 'population'>;

/** The standing that belongs to each figure. */
const rows: readonly { readonly id: FormattedFigure | 'points'; readonly rated: Rated }[] = [
  { id: 'points', rated: 'rankPoint' },
  { id: 'kda', rated: 'kda' },
  { id: 'averageDamage', rated: 'avgDamageDealt' },
  { id: 'averageRank', rated: 'avgRank' },
  { id: 'winRate', rated: 'winRatio' },
  { id: 'top10Rate', rated: 'top10Ratio' },
  { id: 'wins', rated: 'wins' },
  { id: 'games', rated: 'roundsPlayed' },
];

interface StandingsProps {
  readonly isOver: boolean;
  readonly shown: PlayedMode;
  readonly ranked: RankedModeStats;
}

/** The figures, with a comparison to all ranked players if the API has one. */
export function StandingTable({ isOver, shown, ranked }: StandingsProps) {
  const { i18n } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const platform = readPlatform(game, useAddress().platform).name[locale];
  const { rating } = ranked;
  const isCompared = rows.some(({ rated }) => rating[rated]);
  const shareOf = (rated: Rated) => rating[rated] && topShare(rating[rated], rating.population);
  const best = Math.min(...rows.map(({ rated }) => shareOf(rated) ?? 1));
  const shownValue = (id: FormattedFigure | 'points') =>
    id === 'points'
      ? format.number(shown.played.points)
      : figureFormats[id].format(format, figureFormats[id].read(shown.played.figures));
  if (!isCompared)
    return (
      <>
        <StatTiles columns={4}>
          {rows.map(({ id }) => {
            const { label, formula } = figureMessages[id];
            return (
              <StatTile
                key={id}
                label={i18n._(label)}
                value={shownValue(id)}
                formula={formula && i18n._(formula)}
              />
            );
          })}
        </StatTiles>
        <Note>
          <NoComparisonReason isOver={isOver} />
        </Note>
      </>
    );
  return (
    <>
      <table className={styles.figures}>
        <TableHead />
        <tbody>
          {rows.map(({ id, rated }) => (
            <tr key={id}>
              <th scope="row">
                <FigureLabel id={id} />
              </th>
              <td className={styles.number}>
                <b>{shownValue(id)}</b>
              </td>
              <StandingCells standing={rating[rated]} share={shareOf(rated)} best={best} />
            </tr>
          ))}
        </tbody>
      </table>
      <Note>
        <Trans>Compared with all ranked players on {platform}</Trans>
      </Note>
    </>
  );
}

function NoComparisonReason({ isOver }: Pick<StandingsProps, 'isOver'>) {
  const { ban } = useProfile().player;
  if (ban) return <Trans>Banned and suspended accounts are not compared.</Trans>;
  if (isOver) return <Trans>Comparisons are available for the current season only.</Trans>;
  return <Trans>Comparisons appear after a few games in the current season.</Trans>;
}

const TableHead = () => (
  <FigureTableHead>
    <th scope="col" className={styles.wide}>
      <Trans>Place</Trans>
    </th>
    <th scope="col" className={styles.share}>
      <span className={styles.median}>
        <Trans>Median</Trans>
      </span>
      <span className={styles.top}>
        <Trans>Top</Trans>
      </span>
    </th>
  </FigureTableHead>
);

interface StandingCellsProps {
  /** Null: not known. */
  readonly standing: Standing | null;
  readonly share: number | null;
  readonly best: number;
}

function StandingCells({ standing, share, best }: StandingCellsProps) {
  const format = useFormat();
  if (!standing || share === null) return <td colSpan={2} className={styles.unknown} />;
  return (
    <>
      <td className={styles.wide}>{format.number(standing.rank)}</td>
      <td className={styles.share}>
        <ShareBar ratio={share} />
        <span className={classNames(styles.top, share === best && styles.best)}>{format.percent(share)}</span>
      </td>
    </>
  );
}

/** Shows the distance from the median; to the right is better. */
function ShareBar({ ratio }: { readonly ratio: number }) {
  const distance = fromMedian(ratio) * 100;
  const style = { '--z': `${Math.abs(distance)}%`, '--from': `${50 + Math.min(0, distance)}%` };
  return <span className={styles.bar} style={style} aria-hidden="true" />;
}

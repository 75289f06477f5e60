import { readPlatform } from '@hotdrop/shared-domain/game';
import type { RankedModeStats, Rating, Standing } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Note, Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stat-tile';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '../address/use-address.ts';
import { FigureLabel } from '../figures/figure-label.tsx';
import { figureTexts } from '../figures/figure-messages.ts';
import { type CountedFigure, readings } from '../figures/format-figure.ts';
import { useProfile } from '../profile/profile-data.ts';
import type { InMode } from '../season/played-mode.ts';
import { ModeTabs } from './mode-tabs.tsx';
import styles from './performance.module.css';
import { ShareBar } from './share-bar.tsx';

type Rated = Exclude<keyof Rating, 'population'>;

/** Which standing belongs to which figure. */
const rows: readonly { readonly id: CountedFigure | 'points'; readonly rated: Rated }[] = [
  { id: 'points', rated: 'rankPoint' },
  { id: 'kda', rated: 'kda' },
  { id: 'averageDamage', rated: 'avgDamageDealt' },
  { id: 'averageRank', rated: 'avgRank' },
  { id: 'winRate', rated: 'winRatio' },
  { id: 'top10Rate', rated: 'top10Ratio' },
  { id: 'wins', rated: 'wins' },
  { id: 'games', rated: 'roundsPlayed' },
];

interface PerformanceProps {
  readonly isOver: boolean;
  readonly shown: InMode;
  readonly ranked: RankedModeStats;
  readonly choosable: readonly InMode[];
}

/** The figures, and how they compare with those of all ranked players where the season's players are counted. */
export function Performance({ isOver, shown, ranked, choosable }: PerformanceProps) {
  const { i18n } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const platform = readPlatform(game, useAddress().platform).name[locale];
  const { rating } = ranked;
  const isCompared = rows.some(({ rated }) => rating[rated]);
  const best = Math.min(...rows.map(({ rated }) => rating[rated]?.ratio ?? 1));
  const shownValue = (id: CountedFigure | 'points') =>
    id === 'points'
      ? format.number(shown.played.points)
      : readings[id].show(format, readings[id].of(shown.played.figures));
  return (
    <Panel
      title={<Trans>Performance</Trans>}
      className={styles.panel}
      aside={
        <div className={styles.about}>
          {isCompared && (
            <p>
              <Trans>Compared with all ranked players on {platform}</Trans>
            </p>
          )}
          <ModeTabs choosable={choosable} chosen={shown} />
        </div>
      }
    >
      {isCompared ? (
        <table className={styles.figures}>
          <Heads />
          <tbody>
            {rows.map(({ id, rated }) => (
              <tr key={id}>
                <th scope="row">
                  <FigureLabel id={id} />
                </th>
                <td className={styles.number}>
                  <b>{shownValue(id)}</b>
                </td>
                <StandingCells standing={rating[rated]} best={best} />
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <>
          <StatTiles columns={4}>
            {rows.map(({ id }) => {
              const { label, formula } = figureTexts[id];
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
            <WhyAlone isOver={isOver} />
          </Note>
        </>
      )}
    </Panel>
  );
}

/** Why the figures stand without those of other players. */
function WhyAlone({ isOver }: Pick<PerformanceProps, 'isOver'>) {
  const { ban } = useProfile().player;
  if (ban) return <Trans>Banned and suspended accounts are not compared.</Trans>;
  if (isOver) return <Trans>Comparisons are available for the current season only.</Trans>;
  return <Trans>Comparisons appear after a few games in the current season.</Trans>;
}

const Heads = () => (
  <thead>
    <tr>
      <th scope="col">
        <Trans>Stat</Trans>
      </th>
      <th scope="col" className={styles.number}>
        <Trans>Value</Trans>
      </th>
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
    </tr>
  </thead>
);

interface StandingCellsProps {
  /** Null: not counted. */
  readonly standing: Standing | null;
  readonly best: number;
}

function StandingCells({ standing, best }: StandingCellsProps) {
  const format = useFormat();
  if (!standing) return <td colSpan={2} className={styles.unknown} />;
  return (
    <>
      <td className={styles.wide}>{format.number(standing.rank)}</td>
      <td className={styles.share}>
        <ShareBar ratio={standing.ratio} />
        <span className={classNames(styles.top, standing.ratio === best && styles.best)}>
          {format.percent(standing.ratio)}
        </span>
      </td>
    </>
  );
}

import type { Season } from '@hotdrop/shared-domain/game';
import type { Standing } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { topShare } from '../figures/format-figure.ts';
import type { PlayedMode } from '../season/season-modes.ts';
import { ModeName } from './mode-name.tsx';
import styles from './rank-hero.module.css';
import { RankLadder } from './rank-ladder.tsx';
import { RankRow } from './rank-row.tsx';

interface RankHeroProps {
  readonly season: Season;
  readonly isOver: boolean;
  /** The mode whose rank is large. */
  readonly main: PlayedMode;
  /** The other played ranked modes, a line each. */
  readonly others: readonly PlayedMode[];
}

/** The rank, and in the running season the points to the next division. */
export function RankHero({ season, isOver, main, others }: RankHeroProps) {
  const { t } = useLingui();
  return (
    <Panel label={isOver ? t`Final rank` : t`Current rank`} className={styles.hero}>
      <MainRank season={season} isOver={isOver} {...main} />
      {others.map((other) => (
        <RankRow key={other.mode.id} season={season} isOver={isOver} {...other} />
      ))}
    </Panel>
  );
}

function MainRank({ season, isOver, mode, played }: PlayedMode & Pick<RankHeroProps, 'season' | 'isOver'>) {
  const { locale } = useSite();
  const format = useFormat();
  const { tier, points, ranked } = played;
  if (!tier || points === null || !ranked) return null;
  const standing = ranked.rating.rankPoint;
  return (
    <div className={styles.main}>
      <span className={styles.mark}>
        <TierMark mark={tier.mark} size="xl" />
      </span>
      <div className={styles.rank}>
        <p className={styles.mode}>
          <ModeName mode={mode} />
        </p>
        <h2 className={styles.tier}>{tier.label[locale]}</h2>
      </div>
      <p className={styles.score}>
        <b>{format.number(points)}</b> <Trans>points</Trans>
      </p>
      {standing && <Ranking {...standing} population={ranked.rating.population} />}
      <RankLadder season={season} isOver={isOver} tier={tier} points={points} best={ranked.bestRankPoint} />
    </div>
  );
}

function Ranking({ population, ...standing }: Standing & { readonly population: number | null }) {
  const format = useFormat();
  const share = format.percent(topShare(standing, population));
  const place = format.number(standing.rank);
  const all = format.number(population);
  return (
    <div className={styles.place}>
      <p>
        <b>
          <Trans>Top {share}</Trans>
        </b>
      </p>
      {population !== null && (
        <p>
          <Trans>
            No. {place} of {all}
          </Trans>
        </p>
      )}
    </div>
  );
}

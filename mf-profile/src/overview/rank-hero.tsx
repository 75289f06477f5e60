import type { Season } from '@hotdrop/shared-domain/game';
import type { Standing } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import { topShare } from '../figures/format-figure.ts';
import type { PlayedMode } from '../season/season-modes.ts';
import styles from './rank-hero.module.css';
import { RankLadder } from './rank-ladder.tsx';

interface RankHeroProps {
  readonly season: Season;
  readonly isOver: boolean;
  /** Played ranked modes; the first one is large. */
  readonly modes: readonly PlayedMode[];
}

/** The rank, and in the running season the points to the next division. */
export function RankHero({ season, isOver, modes }: RankHeroProps) {
  const { t } = useLingui();
  const [main, ...others] = modes;
  if (!main) return null;
  return (
    <Panel label={isOver ? t`Final rank` : t`Current rank`} className={styles.hero}>
      <MainRank season={season} isOver={isOver} {...main} />
      {others.map((other) => (
        <SideRank key={other.mode.id} season={season} isOver={isOver} {...other} />
      ))}
    </Panel>
  );
}

type RankProps = PlayedMode & Pick<RankHeroProps, 'season' | 'isOver'>;

function MainRank({ season, isOver, mode, played }: RankProps) {
  const { locale } = useSite();
  const format = useFormat();
  const { tier, points, ranked } = played;
  const standing = ranked?.rating.rankPoint ?? null;
  if (!tier || points === null) return null;
  return (
    <div className={styles.main}>
      <span className={styles.mark}>
        <TierMark mark={tier.mark} size="xl" />
      </span>
      <div className={styles.rank}>
        <ModeName mode={mode} />
        <h2 className={styles.tier}>{tier.label[locale]}</h2>
        <p className={styles.score}>
          <b>{format.number(points)}</b> <Trans>points</Trans>
        </p>
      </div>
      {standing && <Ranking {...standing} population={ranked?.rating.population ?? null} />}
      {!isOver && <RankLadder season={season} tier={tier} points={points} />}
    </div>
  );
}

function SideRank({ season, isOver, mode, played }: RankProps) {
  const { locale } = useSite();
  const format = useFormat();
  const { tier, points } = played;
  if (!tier || points === null) return null;
  return (
    <div className={styles.side}>
      <span className={styles.mark}>
        <TierMark mark={tier.mark} size="l" />
      </span>
      <div>
        <ModeName mode={mode} />
        <h3 className={styles.sideTier}>{tier.label[locale]}</h3>
        <p className={styles.sideScore}>
          <b>{format.number(points)}</b> <Trans>points</Trans>
        </p>
      </div>
      {!isOver && <RankLadder season={season} tier={tier} points={points} />}
    </div>
  );
}

function ModeName({ mode }: Pick<PlayedMode, 'mode'>) {
  const { locale } = useSite();
  return (
    <p className={styles.mode}>
      {[mode.shortName[locale], mode.perspective?.toUpperCase()].filter(Boolean).join(' · ')}
    </p>
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

import type { Season } from '@hotdrop/shared-domain/game';
import type { Standing } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InMode } from '../played-mode.ts';
import styles from './rank-hero.module.css';
import { RankLadder } from './rank-ladder.tsx';

interface RankHeroProps {
  readonly season: Season;
  /** Ranked modes that were played; the first one is large. */
  readonly modes: readonly InMode[];
}

/** The current rank and the way to the next division. */
export function RankHero({ season, modes }: RankHeroProps) {
  const { t } = useLingui();
  const [main, ...others] = modes;
  if (!main) return null;
  return (
    <Panel label={t`Current rank`} className={styles.hero}>
      <MainRank season={season} {...main} />
      {others.map((other) => (
        <SideRank key={other.mode.id} season={season} {...other} />
      ))}
    </Panel>
  );
}

type RankProps = InMode & { readonly season: Season };

function MainRank({ season, mode, played }: RankProps) {
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
      <div>
        <ModeName mode={mode} />
        <h2 className={styles.tier}>{tier.label[locale]}</h2>
        <p className={styles.score}>
          <b>{format.number(points)}</b> <Trans>points</Trans>
        </p>
      </div>
      {standing && <Place {...standing} population={ranked?.rating.population ?? null} />}
      <RankLadder season={season} tier={tier} points={points} />
    </div>
  );
}

function SideRank({ season, mode, played }: RankProps) {
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
      </div>
      <p className={styles.sideScore}>
        <b>{format.number(points)}</b> <Trans>points</Trans>
      </p>
      <RankLadder season={season} tier={tier} points={points} />
    </div>
  );
}

function ModeName({ mode }: Pick<InMode, 'mode'>) {
  const { locale } = useSite();
  return (
    <p className={styles.mode}>
      {[mode.shortName[locale], mode.perspective?.toUpperCase()].filter(Boolean).join(' · ')}
    </p>
  );
}

function Place({ rank, ratio, population }: Standing & { readonly population: number | null }) {
  const format = useFormat();
  const share = format.percent(ratio);
  const place = format.number(rank);
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

import type { Season } from '@hotdrop/shared-domain/game';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useQueryLink } from '../address.ts';
import { topShare } from '../figures/figures.ts';
import { ModeName } from '../season/choice-tabs.tsx';
import type { PlayedMode } from '../season/season-overview.ts';
import { findNextDivision } from './next-division.ts';
import styles from './rank.module.css';

interface RankRowProps extends PlayedMode {
  readonly season: Season;
  readonly isOver: boolean;
}

/** The rank in another mode. The link shows that mode's figures on this page. */
export function RankRow({ season, isOver, mode, played }: RankRowProps) {
  const { game, locale } = useSite();
  const format = useFormat();
  const link = useQueryLink();
  const { tier, points, ranked, figures } = played;
  if (!tier || !ranked) return null;
  const { rankPoint: standing, population } = ranked.rating;
  const division = isOver || points === null ? null : findNextDivision(game, season, tier, points);
  const missing = format.number(division?.missing);
  const next = division?.tier.label[locale].replaceAll(' ', '\u00a0');
  const share = standing && format.percent(topShare(standing, population));
  const games = format.number(figures.games);
  const best = format.number(ranked.bestRankPoint);
  return (
    <Link
      to={link({ mode: mode.id, perspective: mode.perspective })}
      className={styles.row}
      preventScrollReset
    >
      <TierMark mark={tier.mark} size="m" />
      <span>
        <small>
          <ModeName mode={mode} />
        </small>
        <b>{tier.label[locale]}</b>
      </span>
      <span className={styles.figure}>
        {points !== null && <b>{format.number(points)}</b>}
        {division && (
          <small>
            <Trans>
              {missing} to {next}
            </Trans>
          </small>
        )}
      </span>
      <span className={styles.figure}>
        <b>
          {share ? (
            <Trans>Top {share}</Trans>
          ) : (
            <Trans>
              {games} <Plural value={figures.games} one="game" other="games" />
            </Trans>
          )}
        </b>
        {ranked.bestRankPoint > 0 && (
          <small>
            <Trans>best {best}</Trans>
          </small>
        )}
      </span>
    </Link>
  );
}

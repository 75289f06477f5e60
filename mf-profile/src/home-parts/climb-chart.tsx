import { formatDate } from '@hotdrop/shared-domain/text';
import { useFormat, useSite, useTimeZone } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ClimbCurve, listBands, placeOf, toPercent, xOf, yOf } from '../climb/climb-curve.ts';
import styles from './home-parts.module.css';
import type { Standing } from './read-standing.ts';

interface ClimbChartProps {
  readonly curve: ClimbCurve;
  readonly standing: Standing;
  /** When the visitor saw it last, in milliseconds. */
  readonly seenAt: number | undefined;
}

/** The points of the last two weeks on the bands of their tiers. */
export function ClimbChart({ curve, standing, seenAt }: ClimbChartProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const { number } = useFormat();
  const { offsetAt } = useTimeZone();
  const { first, last, from, to, lines } = curve;
  const points = lines.flat();
  const peak = points.reduce((best, one) => (one.points > best.points ? one : best), first);
  const [start, now, most] = [number(first.points), number(last.points), number(peak.points)];
  const path = lines.map(
    (line) =>
      `M${line.map((one) => `${(xOf(curve, one.at) * 100).toFixed(2)} ${(yOf(curve, one.points) * 100).toFixed(2)}`).join('L')}h0`,
  );
  return (
    <div className={styles.chart}>
      <div
        className={styles.plot}
        role="img"
        aria-label={t`Your points over the last days: from ${start} to ${now}, at most ${most}`}
      >
        {listBands(game.tiers, game.seasons.read(standing.season), curve).map(({ tier, top, height }) => (
          <span
            key={tier.id}
            className={styles.band}
            data-tier={tier.mark}
            style={{ '--y': toPercent(top), '--h': toPercent(height) }}
          >
            {height > 0.15 && <small>{tier.name[locale]}</small>}
          </span>
        ))}
        {seenAt !== undefined && seenAt > from && (
          <span className={styles.seen} style={{ '--x': toPercent(xOf(curve, seenAt)) }}>
            <small>
              <Trans>Last visit</Trans>
            </small>
          </span>
        )}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.line} d={path.join('')} />
        </svg>
        {peak.points > last.points && (
          <span className={styles.peak} style={placeOf(curve, peak)}>
            <b data-side={xOf(curve, peak.at) > 0.5 ? 'end' : undefined}>{most}</b>
          </span>
        )}
        <i className={styles.now} style={placeOf(curve, last)} />
      </div>
      <p className={styles.dates} aria-hidden="true">
        <span>{formatDate(from, 'day', locale, offsetAt)}</span>
        <span>{formatDate(to, 'day', locale, offsetAt)}</span>
      </p>
    </div>
  );
}

import { useFormat, useNow, useSite, useTimes, useTimeZone } from '@hotdrop/shared-ui/site';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './home-parts.module.css';
import type { Standing } from './read-standing.ts';
import type { OwnVisit } from './visits.ts';

interface SinceVisitProps {
  readonly before: OwnVisit;
  readonly standing: Standing;
}

/** One sentence: points, matches, wins, and a new tier since the last visit. */
export function SinceVisit({ before, standing: { points, season, stats } }: SinceVisitProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const format = useFormat();
  const times = useTimes();
  const { offsetAt } = useTimeZone();
  const when = format.ago(before.at, useNow(), offsetAt) ?? times.day(before.at);
  const change = format.change(points - before.points).replace('-', '−');
  const games = stats.roundsPlayed - before.games;
  const wins = stats.wins - before.wins;
  if (games <= 0 && points === before.points) {
    return (
      <p className={styles.since}>
        <Trans>Nothing has changed since your last visit, {when}.</Trans>
      </p>
    );
  }
  const news = [
    t`${change} points`,
    ...(games > 0 ? [t`${plural(games, { one: '# match', other: '# matches' })}`] : []),
    ...(wins > 0 ? [t`${plural(wins, { one: '# win', other: '# wins' })}`] : []),
  ];
  const changes = format.list(news);
  const bands = game.tiers.bands(game.seasons.read(season));
  const tierAt = (value: number) => bands.findLast(({ from }) => value >= from)?.tier;
  const [old, now] = [tierAt(before.points), tierAt(points)];
  const tier = now?.name[locale];
  return (
    <p className={styles.since}>
      <Trans>
        Since your last visit, {when}: <b>{changes}</b>.
      </Trans>{' '}
      {old && now && old.id !== now.id && points > before.points && (
        <Trans>
          You moved up to <b>{tier}</b>.
        </Trans>
      )}
    </p>
  );
}

import type { SessionSummary } from '@hotdrop/shared-domain/stats';
import { formatDate, inUtc } from '@hotdrop/shared-domain/text';
import { type ShownTimeZone, useFormat, useNow, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Duration } from '../../figures/duration.tsx';
import { MatchCard } from '../match-card/match-card.tsx';
import type { CardLinks } from '../match-card/use-card-links.ts';
import type { OpenCard } from '../match-card/use-open-cards.ts';
import styles from './day-block.module.css';
import { type Day, getRelativeDay } from './match-days.ts';
import { PlacementBars } from './placement-bars.tsx';

interface DayBlockProps {
  readonly day: Day;
  /** The zone of the day. */
  readonly zone: ShownTimeZone;
  readonly links: CardLinks;
  /** The day's cards that are open or opening. */
  readonly open: readonly OpenCard[];
}

/** The matches of a day under their summary. It is memoized: opening a match of another day does not render it. */
export const DayBlock = memo(function DayBlock({ day, zone, links, open }: DayBlockProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const now = useNow();
  const weekday = formatDate(Date.parse(day.date), 'wholeWeekday', locale, inUtc);
  const date = zone.isKnown ? weekday : `${weekday} UTC`;
  const labels = { today: t`Today`, yesterday: t`Yesterday` };
  const relativeDay = zone.isKnown ? getRelativeDay(day.date, now, zone.offsetAt) : null;
  return (
    <section className={styles.block} aria-label={date}>
      <header className={styles.day}>
        <h2>
          {relativeDay ? labels[relativeDay] : date} {relativeDay && <small>{date}</small>}
        </h2>
        {day.summary && (
          <>
            <PlacementBars played={day.played} />
            <SummaryLine {...day.summary} others={day.played.length - day.summary.matches} />
          </>
        )}
      </header>
      <div className={styles.matches}>
        {day.played.map((played) => (
          <MatchCard
            key={played.match.id}
            played={played}
            links={links}
            open={open.find(({ id }) => id === played.match.id) ?? null}
          />
        ))}
      </div>
    </section>
  );
});

interface SummaryLineProps extends SessionSummary {
  /** Matches without elimination. */
  readonly others: number;
}

function SummaryLine({
  matches,
  wins,
  top10s,
  kills,
  averageDamage,
  survivedTime,
  others,
}: SummaryLineProps) {
  const format = useFormat();
  const trained = format.number(others);
  const damage = format.number(averageDamage);
  const best = format.number(top10s);
  const played = format.number(matches);
  const won = format.number(wins);
  const killed = format.number(kills);
  return (
    <p className={styles.summary}>
      <span>
        <Trans>
          <b>{played}</b> <Plural value={matches} one="match" other="matches" />
        </Trans>
      </span>
      <span>
        <Trans>
          <b>{won}</b> <Plural value={wins} one="win" other="wins" />
        </Trans>
      </span>
      <span>
        <Trans>
          <b>{best}</b> in top 10
        </Trans>
      </span>
      <span>
        <Trans>
          <b>{killed}</b> <Plural value={kills} one="kill" other="kills" />
        </Trans>
      </span>
      <span>
        <Trans>
          <b>{damage}</b> avg damage
        </Trans>
      </span>
      <span>
        <Trans>
          <Duration seconds={survivedTime} /> played
        </Trans>
      </span>
      {others > 0 && (
        <span>
          <Trans>
            <b>{trained}</b> in training
          </Trans>
        </span>
      )}
    </p>
  );
}

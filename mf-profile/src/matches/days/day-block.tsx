import { dayLength, formatDate, inUtc } from '@hotdrop/shared-domain/text';
import { type ShownTimeZone, useFormat, useNow, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { MatchCard } from '../match-card/match-card.tsx';
import type { CardLinks } from '../match-card/use-card-links.ts';
import type { OpenCard } from '../match-card/use-open-cards.ts';
import styles from './day-block.module.css';
import { countDaysAgo, type Day, isWhole } from './match-days.ts';
import { SessionHead } from './session-head.tsx';

interface DayBlockProps {
  readonly day: Day;
  /** The zone of the day. */
  readonly zone: ShownTimeZone;
  readonly links: CardLinks;
  /** The day's cards that are open or opening. */
  readonly open: readonly OpenCard[];
  /** Whether the list lacks matches of the sessions, so that nothing can be said about them. */
  readonly isFiltered: boolean;
}

/** The sessions of a day. It is memoized: opening a match of another day does not render it. */
export const DayBlock = memo(function DayBlock({ day, zone, links, open, isFiltered }: DayBlockProps) {
  const { locale } = useSite();
  const weekday = formatDate(Date.parse(day.date), 'wholeWeekday', locale, inUtc);
  const date = zone.isKnown ? weekday : `${weekday} UTC`;
  return (
    <section className={styles.block} aria-label={date}>
      <header className={styles.day}>
        <h2>
          {date} {zone.isKnown && <DaysAgo date={day.date} zone={zone} />}
        </h2>
        {day.sessions.every(isWhole) && <DayCounts day={day} isFiltered={isFiltered} />}
      </header>
      {day.sessions.map((session) => (
        <section key={session.matches[0]?.match.id} className={styles.session}>
          {!isFiltered && <SessionHead session={session} zone={zone} />}
          {session.matches.map((played) => (
            <MatchCard
              key={played.match.id}
              played={played}
              zone={zone}
              links={links}
              open={open.find(({ id }) => id === played.match.id) ?? null}
            />
          ))}
        </section>
      ))}
    </section>
  );
});

function DaysAgo({ date, zone }: { readonly date: string; readonly zone: ShownTimeZone }) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const days = countDaysAgo(date, now, zone.offsetAt);
  const names = [t`today`, t`yesterday`];
  const name = names[days] ?? (days > 0 && format.ago(now - days * dayLength, now));
  return name && <small className={styles.daysAgo}>{name}</small>;
}

function DayCounts({ day, isFiltered }: Pick<DayBlockProps, 'day' | 'isFiltered'>) {
  const { length: sessions } = day.sessions;
  const matches = day.sessions.reduce((sum, session) => sum + session.matches.length, 0);
  return (
    <p className={styles.counts}>
      {isFiltered ? (
        <Plural value={matches} one="# match" other="# matches" />
      ) : (
        <Trans>
          <Plural value={matches} one="# match" other="# matches" />,{' '}
          <Plural value={sessions} one="# session" other="# sessions" />
        </Trans>
      )}
    </p>
  );
}

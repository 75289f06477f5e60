import { parseWeek, type Week, weekBefore, weekOf } from '@hotdrop/shared-domain/text';
import type { PlayedWeek } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useNow, useSite } from '@hotdrop/shared-ui/site';
import { DeadEnd, Empty } from '@hotdrop/shared-ui/states';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useAddress } from '../address.ts';
import styles from './week.module.css';
import { WeekNumber } from './week-head.tsx';

interface NoSuchWeekProps {
  readonly id: string;
  /** Null: no year has the week. */
  readonly week: Week | null;
}

/** The page of a week that does not exist, has not begun, or is too old. */
export function NoSuchWeek({ id, week }: NoSuchWeekProps) {
  const { t } = useLingui();
  const { links } = useSite();
  const { shard, name } = useAddress();
  const now = useNow();
  const number = week?.number ?? 0;
  const year = String(week?.year ?? '');
  return (
    <>
      <PageMeta title={name} description={t`Season stats and matches of ${name}.`} />
      <DeadEnd
        kicker={name}
        title={<Trans>No such week</Trans>}
        lead={
          week ? (
            week.start > now ? (
              <Trans>
                Week {number} of {year} has not begun.
              </Trans>
            ) : (
              <Trans>
                Week {number} of {year} is too long ago. Matches are kept for 3 months.
              </Trans>
            )
          ) : (
            <Trans>No year has the week “{id}”.</Trans>
          )
        }
        actions={
          <>
            <ButtonLink kind="accent" to={links.week({ shard, name, week: weekBefore(weekOf(now)).id })}>
              <Trans>Go to last week</Trans>
            </ButtonLink>
            <ButtonLink to={links.profile({ shard, name })}>{name}</ButtonLink>
          </>
        }
      />
    </>
  );
}

interface NoMatchInWeekProps {
  readonly played: PlayedWeek;
  readonly week: Week;
}

/** Says that a week has no match with places, with links to weeks that have some. */
export function NoMatchInWeek({ played, week }: NoMatchInWeekProps) {
  const { links } = useSite();
  const { shard, name } = useAddress();
  const { number } = week;
  const trained = played.sessions.reduce((sum, { others }) => sum + others, 0);
  const { isOver, otherWeeks } = played;
  return (
    <Empty
      title={
        trained > 0 ? (
          <Trans>Only training in week {number}.</Trans>
        ) : isOver ? (
          <Trans>No match in week {number}.</Trans>
        ) : (
          <Trans>No match in week {number} so far.</Trans>
        )
      }
    >
      {otherWeeks.length > 0 ? (
        <>
          <Trans>Weeks with matches:</Trans>
          <span className={styles.others}>
            {otherWeeks.map(({ week: id, matches }) => (
              <Link key={id} to={links.week({ shard, name, week: id })}>
                <WeekNumber number={parseWeek(id)?.number ?? 0} /> ·{' '}
                <Plural value={matches} one="# match" other="# matches" />
              </Link>
            ))}
          </span>
        </>
      ) : (
        <Trans>{name} has no recorded matches in the last 3 months.</Trans>
      )}
    </Empty>
  );
}

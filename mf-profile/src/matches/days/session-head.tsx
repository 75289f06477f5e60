import { readMatchType } from '@hotdrop/shared-domain/game';
import { formatDate, formatTime, type OffsetAt } from '@hotdrop/shared-domain/text';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { type ShownTimeZone, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './day-block.module.css';
import { isWhole, type PlayedSession } from './match-days.ts';
import { PlacementBars } from './placement-bars.tsx';
import { SessionRecap } from './session-recap.tsx';

interface SessionHeadProps {
  readonly session: PlayedSession;
  readonly zone: ShownTimeZone;
}

/** When a session was, what happened in it, and the places as bars. */
export function SessionHead({ session, zone }: SessionHeadProps) {
  const { game } = useSite();
  const { matches, summary } = session;
  const isRanked = matches.some(({ match }) => readMatchType(game, match.matchType).isRanked);
  return (
    <header className={styles.head}>
      <h3>
        <SessionTime session={session} offsetAt={zone.offsetAt} />
      </h3>
      <p className={styles.recap}>
        {isWhole(session) ? (
          <SessionRecap session={session} />
        ) : (
          <Plural value={matches.length} one="# match on this page" other="# matches on this page" />
        )}
      </p>
      {isRanked && session.points !== null && <PointsWon points={session.points} />}
      {!isRanked && summary && (
        <p className={styles.points}>
          <Trans>unranked</Trans>
        </p>
      )}
      {summary && (
        <div className={styles.places}>
          <small className={styles.label} aria-hidden="true">
            <Trans>Places</Trans>
          </small>
          <PlacementBars played={matches} />
        </div>
      )}
    </header>
  );
}

function PointsWon({ points }: { readonly points: number }) {
  const count = Math.abs(points);
  if (points === 0) {
    return (
      <p className={styles.points}>
        <Trans>no points won or lost</Trans>
      </p>
    );
  }
  return points > 0 ? (
    <p className={classNames(styles.points, styles.up)}>
      <ArrowUpIcon size="s" />
      <Plural value={count} one="# point won" other="# points won" />
    </p>
  ) : (
    <p className={classNames(styles.points, styles.down)}>
      <ArrowDownIcon size="s" />
      <Plural value={count} one="# point lost" other="# points lost" />
    </p>
  );
}

interface SessionTimeProps {
  readonly session: PlayedSession;
  readonly offsetAt: OffsetAt;
}

function SessionTime({ session, offsetAt }: SessionTimeProps) {
  const { locale } = useSite();
  const { isCutBefore, isCutAfter } = session;
  const day = (time: number) => formatDate(time, 'weekday', locale, offsetAt);
  const from = formatTime(session.start, offsetAt);
  const to = formatTime(session.end, offsetAt);
  const lastDay = day(session.end);
  if (isCutBefore && isCutAfter) return <Trans>Part of a session</Trans>;
  if (isCutBefore) return <Trans>until {to}</Trans>;
  if (isCutAfter) return <Trans>from {from}</Trans>;
  if (Number.isNaN(session.end)) return <Trans>Time not known</Trans>;
  return day(session.start) === lastDay ? (
    <Trans>
      {from} to {to}
    </Trans>
  ) : (
    <Trans>
      {from} to {to} on {lastDay}
    </Trans>
  );
}

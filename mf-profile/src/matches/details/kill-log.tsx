import type { KillLog, KillLogEntry } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ArrowRightIcon } from '@hotdrop/shared-ui/icons';
import { ExpectedTime } from '@hotdrop/shared-ui/player-not-found';
import { Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Failed, SkeletonTable, Waiting } from '@hotdrop/shared-ui/states';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useQueryLink } from '../../address.ts';
import { AskAgain, NoScriptRefresh } from '../../loading/states.tsx';
import type { OpenedMatch } from '../opened-match.ts';
import styles from './match-details.module.css';
import { countLog, type LogLine, toLogLine } from './match-story.ts';
import { PlayerLink } from './standings.tsx';

interface KillLogViewProps {
  readonly match: OpenedMatch;
  /** Loads the match again. */
  readonly reload: () => Promise<void>;
}

/** The kill log, or the reason why there is none. */
export function KillLogView({ match, reload }: KillLogViewProps) {
  const { killLog } = match;
  switch (killLog.state) {
    case 'ready':
      return <KillTimeline match={match} entries={killLog.entries} />;
    case 'waiting':
      return <PendingKillLog killLog={killLog} reload={reload} />;
    case 'failed':
      return (
        <p>
          <AskAgain after={killLog.retryAfter} />
          <Trans>
            The kill log is not ready yet. We try again <ExpectedTime milliseconds={killLog.retryAfter} />.
          </Trans>
        </p>
      );
    case 'none':
      return (
        <p>
          <Reason {...killLog} />
        </p>
      );
  }
}

function Reason({ reason }: Extract<KillLog, { state: 'none' }>) {
  switch (reason) {
    case 'training':
      return <Trans>No Kill Logs available for Training Mode.</Trans>;
    case 'expired':
      return (
        <Trans>
          The game keeps kill logs for 14 days, and no one opened this match in that time, so its log was not
          saved.
        </Trans>
      );
    case 'unknown':
      return <Trans>The game does not provide a kill log for this match.</Trans>;
  }
}

/** Most kill logs are ready after two or three tries. */
const maxTries = 20;

interface PendingKillLogProps extends Pick<KillLogViewProps, 'reload'> {
  readonly killLog: Extract<KillLog, { state: 'waiting' }>;
}

/** Polls for a kill log that the API still fetches, until it is ready or `maxTries` is reached. */
function PendingKillLog({ killLog, reload }: PendingKillLogProps) {
  const [query] = useSearchParams();
  const [tries, setTries] = useState(0);
  const { retryAfter } = killLog;
  const hasGivenUp = tries >= maxTries;
  const poll = useEffectEvent(() => void reload().then(() => setTries(tries + 1)));
  // A poll that fails brings no new kill log, so the number of tries starts the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try starts the next one
  useEffect(() => {
    if (hasGivenUp) return;
    const timer = setTimeout(() => poll(), retryAfter);
    return () => clearTimeout(timer);
  }, [hasGivenUp, retryAfter, tries]);
  if (hasGivenUp) {
    return (
      <Failed title={<Trans>The kill log is not ready yet</Trans>} onRetry={() => setTries(0)}>
        <Trans>The game is still preparing it. Please try again later.</Trans>
      </Failed>
    );
  }
  return (
    <>
      {/* Without scripts, only a page that was opened for the kill log reloads itself. */}
      {query.get('view') === 'kills' && <NoScriptRefresh seconds={Math.ceil(retryAfter / 1000)} />}
      <Waiting>
        <SkeletonTable rows={6} />
      </Waiting>
    </>
  );
}

interface KillTimelineProps extends Pick<KillLogViewProps, 'match'> {
  readonly entries: readonly KillLogEntry[];
}

/** Entries that are shown before a press of "more". */
const fewest = 8;

/** The kill log in order of time: the first fights of the player's team, then all of them, then all of the match. */
function KillTimeline({ match, entries }: KillTimelineProps) {
  const [query] = useSearchParams();
  const link = useQueryLink();
  const whose = query.get('whose');
  const linkTo = (next: string | null) => link({ view: 'kills', whose: next });
  const all = entries.map((entry) => toLogLine(entry, match.player));
  const ours = all.filter(({ side }) => side !== 'other');
  const isEveryone = whose === 'everyone';
  const shown = isEveryone ? all : whose === 'team' ? ours : ours.slice(0, fewest);
  const left = ours.length - shown.length;
  const total = all.length;
  const { knocks, kills, bots, lost } = countLog(all);
  return (
    <>
      <Text as="p" tone="muted" size="t13">
        <Plural value={knocks} one="# knock" other="# knocks" />
        {' · '}
        <Plural value={kills} one="# kill" other="# kills" />
        {bots > 0 && (
          <>
            {', '}
            <Plural value={bots} one="# of a bot" other="# of bots" />
          </>
        )}
        {' · '}
        <Plural value={lost} one="# death" other="# deaths" />
      </Text>
      {shown.length === 0 ? (
        <Text as="p" tone="muted" size="t13">
          <Trans>The kill log shows no fights involving this team.</Trans>
        </Text>
      ) : (
        <ol className={styles.log}>
          {shown.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and one second can have two equal entries
            <LogRow key={at} line={line} match={match} />
          ))}
        </ol>
      )}
      <Row as="p" isWrapped className={styles.more}>
        {!isEveryone && left > 0 && (
          <ButtonLink to={linkTo('team')} isSmall preventScrollReset>
            <Plural value={left} one="# more of the team" other="# more of the team" />
          </ButtonLink>
        )}
        {isEveryone ? (
          <ButtonLink to={linkTo(null)} isSmall preventScrollReset>
            <Trans>Only the team</Trans>
          </ButtonLink>
        ) : (
          total > ours.length && (
            <ButtonLink to={linkTo('everyone')} isSmall preventScrollReset>
              <Plural value={total} one="All # entries" other="All # entries" />
            </ButtonLink>
          )
        )}
      </Row>
    </>
  );
}

interface LogRowProps extends Pick<KillLogViewProps, 'match'> {
  readonly line: LogLine;
}

function LogRow({ line, match }: LogRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { entry, side, kind } = line;
  const kinds = { knock: t`Knock`, kill: t`Kill`, down: t`Down`, lost: t`Died` };
  const weapon = entry.weapon === null ? null : (match.weapons[entry.weapon] ?? entry.weapon);
  const distance = entry.distance === null ? null : format.meters(entry.distance);
  const tone = side === 'foe' ? 'down' : entry.type === 'kill' ? 'text' : undefined;
  return (
    <Row as="li" size="t13" tone="muted" gap={3} className={styles.row}>
      <Text align="end" className={styles.time}>
        {format.clock(entry.at)}
      </Text>
      <Mark line={line} />
      <Text wrap="truncate" tone={tone} className={styles.kind}>
        {kinds[kind]}
      </Text>
      <Row as="span" gap={1.5} tone="text" className={styles.who}>
        <Text wrap="truncate">
          {entry.by ? (
            <PlayerLink player={entry.by} match={match} />
          ) : (
            (weapon ?? <Trans>Blue zone or fall</Trans>)
          )}
        </Text>
        <ArrowRightIcon size="s" />
        <Text wrap="truncate">
          <PlayerLink player={entry.whom} match={match} />
        </Text>
      </Row>
      {entry.place !== null && (
        <small>
          <VisuallyHidden>
            <Trans>team placed</Trans>
          </VisuallyHidden>{' '}
          #{entry.place}
        </small>
      )}
      <Text wrap="truncate" flex="push">
        {[entry.by && weapon, distance].filter((part) => part !== null).join(' · ')}
      </Text>
    </Row>
  );
}

interface MarkProps {
  readonly line: Pick<LogLine, 'side'> & { readonly entry: Pick<KillLogEntry, 'type'> };
  readonly style?: React.CSSProperties;
  readonly title?: string;
}

/** A kill is filled, a knock is not; diamonds are the enemies'. */
export const Mark = ({ line, style, title }: MarkProps) => (
  <i
    className={classNames(styles.mark, styles[line.side], line.entry.type === 'kill' && styles.filled)}
    style={style}
    title={title}
  />
);

import type { KillLogEntry } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ArrowRightIcon } from '@hotdrop/shared-ui/icons';
import { useFormat } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { PlayerLink } from '../player-link.tsx';
import type { SectionProps } from '../section.tsx';
import { countLog, type LogLine, toLogLine } from './kill-log-line.ts';
import styles from './kill-timeline.module.css';

interface KillTimelineProps extends SectionProps {
  readonly entries: readonly KillLogEntry[];
}

/** Entries that are shown before a press of "more". */
const fewest = 8;

/** The kill log in order of time: the first fights of the player's team, then all of them, then all of the match. */
export function KillTimeline({ match, list, entries, query, linkTo }: KillTimelineProps) {
  const whose = query.get('whose');
  const all = entries.map((entry) => toLogLine(entry, match.player));
  const ours = all.filter(({ side }) => side !== 'other');
  const isEveryone = whose === 'everyone';
  const shown = isEveryone ? all : whose === 'team' ? ours : ours.slice(0, fewest);
  const left = ours.length - shown.length;
  const total = all.length;
  return (
    <>
      <LogSummary {...countLog(all)} />
      {shown.length === 0 ? (
        <p className={styles.none}>
          <Trans>The kill log shows no fights involving this team.</Trans>
        </p>
      ) : (
        <ol className={styles.log}>
          {shown.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and one second can have two equal entries
            <LogRow key={at} line={line} match={match} list={list} />
          ))}
        </ol>
      )}
      <p className={styles.more}>
        {!isEveryone && left > 0 && (
          <ButtonLink to={linkTo({ view: 'kills', whose: 'team' })} isSmall preventScrollReset>
            <Plural value={left} one="# more of the team" other="# more of the team" />
          </ButtonLink>
        )}
        {isEveryone ? (
          <ButtonLink to={linkTo({ view: 'kills', whose: null })} isSmall preventScrollReset>
            <Trans>Only the team</Trans>
          </ButtonLink>
        ) : (
          total > ours.length && (
            <ButtonLink to={linkTo({ view: 'kills', whose: 'everyone' })} isSmall preventScrollReset>
              <Plural value={total} one="All # entries" other="All # entries" />
            </ButtonLink>
          )
        )}
      </p>
    </>
  );
}

function LogSummary({ knocks, kills, lost }: ReturnType<typeof countLog>) {
  return (
    <p className={styles.summary}>
      <Plural value={knocks} one="# knock" other="# knocks" />
      {' · '}
      <Plural value={kills} one="# kill" other="# kills" />
      {' · '}
      <Plural value={lost} one="# death" other="# deaths" />
    </p>
  );
}

interface LogRowProps extends Pick<SectionProps, 'match' | 'list'> {
  readonly line: LogLine;
}

function LogRow({ line, match, list }: LogRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { entry, side, kind } = line;
  const kinds = { knock: t`Knock`, kill: t`Kill`, down: t`Down`, lost: t`Died` };
  const person = (one: KillLogEntry['whom']) => (
    <PlayerLink player={one} shard={match.player.shard} isOwn={one.playerId === match.player.playerId} />
  );
  const weapon = entry.weapon === null ? null : (list.weapons[entry.weapon] ?? entry.weapon);
  const distance = entry.distance === null ? null : format.meters(entry.distance);
  return (
    <li className={classNames(styles.row, styles[side], entry.type === 'kill' && styles.kill)}>
      <span className={styles.time}>{format.clock(entry.at)}</span>
      <span className={styles.kind}>{kinds[kind]}</span>
      <span className={styles.who}>
        <span>{entry.by ? person(entry.by) : (weapon ?? <Trans>Blue zone or fall</Trans>)}</span>
        <ArrowRightIcon size="s" />
        <span>{person(entry.whom)}</span>
        {entry.place !== null && (
          <small>
            <VisuallyHidden>
              <Trans>team placed</Trans>
            </VisuallyHidden>{' '}
            #{entry.place}
          </small>
        )}
      </span>
      <span className={styles.gun}>
        {[entry.by && weapon, distance].filter((part) => part !== null).join(' · ')}
      </span>
    </li>
  );
}

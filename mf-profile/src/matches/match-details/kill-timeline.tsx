import type { KillLogEntry } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ArrowRightIcon } from '@hotdrop/shared-ui/icons';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { useQueryLink } from '../../address/use-query-link.ts';
import type { MatchViewProps } from '../match-list.ts';
import { countLog, type LogLine, toLogLine } from './kill-log-line.ts';
import styles from './kill-timeline.module.css';
import { PlayerLink } from './player-link.tsx';

interface KillTimelineProps extends MatchViewProps {
  readonly entries: readonly KillLogEntry[];
}

/** The kill log in order of time. */
export function KillTimeline({ match, list, entries }: KillTimelineProps) {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const link = useQueryLink();
  const isEveryone = query.get('whose') === 'everyone';
  const all = entries.map((entry) => toLogLine(entry, match.player));
  const ours = all.filter(({ side }) => side !== 'other');
  const shown = isEveryone ? all : ours;
  const tab = (value: string | null, label: string) => ({
    to: link({ whose: value }),
    label,
    isCurrent: isEveryone === (value !== null),
    preventScrollReset: true,
  });
  return (
    <>
      <div className={styles.head}>
        <LogSummary {...countLog(all)} />
        <Tabs
          label={t`Show`}
          look="smallSegments"
          tabs={[tab(null, t`Team`), tab('everyone', t`Everyone`)]}
        />
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>
          <Trans>The kill log shows no fights involving this team.</Trans>
        </p>
      ) : (
        <>
          <ColumnHeads />
          <ol className={styles.log}>
            {shown.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries never move, and one second can have two equal entries
              <LogRow key={at} line={line} match={match} list={list} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

function LogSummary({ knocks, kills, lost }: ReturnType<typeof countLog>) {
  return (
    <p>
      <Plural value={knocks} one="# knock" other="# knocks" />
      {' · '}
      <Plural value={kills} one="# kill" other="# kills" />
      {' · '}
      <Plural value={lost} one="# death" other="# deaths" />
    </p>
  );
}

const ColumnHeads = () => (
  <div className={styles.columns} aria-hidden="true">
    <span>
      <Trans>Time</Trans>
    </span>
    <span />
    <span>
      <Trans>Attacker</Trans>
    </span>
    <span>
      <Trans>Weapon</Trans>
    </span>
    <span>
      <Trans>Victim</Trans>
    </span>
    <span>
      <Trans>Team place</Trans>
    </span>
  </div>
);

interface LogRowProps extends MatchViewProps {
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
  return (
    <li className={classNames(styles.row, styles[side], entry.type === 'kill' && styles.kill)}>
      <span className={styles.time}>{format.clock(entry.at)}</span>
      <span className={styles.kind}>{kinds[kind]}</span>
      <span className={styles.by}>{entry.by ? person(entry.by) : <Trans>Blue zone or fall</Trans>}</span>
      <span className={styles.gun}>
        <span>{weapon}</span>
        <span>{entry.distance !== null && format.meters(entry.distance)}</span>
        <ArrowRightIcon size="s" />
      </span>
      <span className={styles.whom}>{person(entry.whom)}</span>
      <span className={styles.place}>
        {entry.place !== null && (
          <>
            <VisuallyHidden>
              <Trans>team placed</Trans>
            </VisuallyHidden>{' '}
            #{entry.place}
          </>
        )}
      </span>
    </li>
  );
}

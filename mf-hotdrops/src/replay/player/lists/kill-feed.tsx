import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import type { ReplayModel } from '../../moment/model.ts';
import { findLast } from '../../moment/moment.ts';
import { useEliminationWords } from '../elimination-words.ts';
import styles from './lists.module.css';

interface KillFeedProps {
  readonly model: ReplayModel;
  readonly at: number;
  readonly members: readonly number[];
  readonly weaponName: (id: string) => string;
  readonly onSeek: (at: number) => void;
}

/** The feed has this many of the last knocks and kills. */
const most = 40;

/** Keeps the name of a weapon in one line: browsers break after a hyphen. */
const keepHyphens = (text: string) => text.replaceAll('-', '-\u2060');

/** Knocks and kills until now, the last first. A press goes back to the moment. */
export const KillFeed = memo(({ model, at, members, weaponName, onSeek }: KillFeedProps) => {
  const { clock } = useFormat();
  const { log, players } = model.tracks;
  const { describe, details } = useEliminationWords({ players, weaponName });
  const last = findLast(model.logTimes, at);
  const shown = log
    .map((event, id) => ({ event, id }))
    .slice(Math.max(0, last + 1 - most), last + 1)
    .toReversed();
  const isOurs = (player: number | null) => player !== null && members.includes(player);
  if (shown.length === 0)
    return (
      <p className={styles.empty}>
        <Trans>No one was knocked yet.</Trans>
      </p>
    );
  return (
    <ol className={styles.list}>
      {shown.map(({ event, id }) => (
        <li
          key={id}
          className={classNames(isOurs(event.by) && styles.own, isOurs(event.whom) && styles.lost)}
        >
          <button type="button" onClick={() => onSeek(event.at)}>
            <time>{clock(event.at)}</time>
            <span>{keepHyphens(describe(event))}</span>
            <small>{keepHyphens(details(event))}</small>
          </button>
        </li>
      ))}
    </ol>
  );
});

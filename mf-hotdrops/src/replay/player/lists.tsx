import { classNames } from '@hotdrop/shared-ui/class-names';
import { Grid, Text } from '@hotdrop/shared-ui/primitives';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { TeamFight } from '../fights.ts';
import { MatchTime } from '../match-time.tsx';
import { findLast, isAliveAt, type ReplayModel } from '../moment.ts';
import { useEliminationWords } from './moment-words.tsx';
import styles from './player.module.css';

/** A moment of a replay, with the followed team. */
export interface ShownReplay {
  readonly model: ReplayModel;
  readonly at: number;
  /** Null: no one is followed. */
  readonly followed: number | null;
  /** Players of the followed team. */
  readonly members: readonly number[];
  /** The fight of the followed team now. */
  readonly fight: TeamFight | undefined;
  /** Kills of all players until now. */
  readonly kills: readonly number[];
  readonly follow: (player: number) => void;
  readonly seek: (at: number) => void;
}

interface ReplayProps {
  readonly replay: ShownReplay;
}

/** The feed has this many of the last knocks and kills. */
const most = 40;

/** Keeps the name of a weapon in one line: browsers break after a hyphen. */
const keepHyphens = (text: string) => text.replaceAll('-', '-\u2060');

/** Knocks and kills until now, the last first. A press leads to the moment. */
export const KillFeed = memo(({ replay: { model, at, members, seek } }: ReplayProps) => {
  const { describe, details } = useEliminationWords();
  const last = findLast(model.logTimes, at);
  const shown = model.named
    .map((event, id) => ({ event, id, players: model.tracks.log[id] }))
    .slice(Math.max(0, last + 1 - most), last + 1)
    .toReversed();
  const isOurs = (player: number | null | undefined) =>
    typeof player === 'number' && members.includes(player);
  if (shown.length === 0)
    return (
      <Text as="p" tone="muted" padding={5}>
        <Trans>No one was knocked yet.</Trans>
      </Text>
    );
  return (
    <Grid as="ol" isLined>
      {shown.map(({ event, id, players }) => {
        const [isKiller, isVictim] = [isOurs(players?.by), isOurs(players?.whom)];
        const name = isVictim ? event.whom : isKiller ? event.by : null;
        return (
          <li key={id} className={classNames(isVictim ? styles.lost : isKiller && styles.ours)}>
            <Grid
              as="button"
              type="button"
              columns="auto minmax(0, 1fr) auto"
              gap={3}
              align="center"
              padding={[1, 4]}
              size="t13"
              isTarget
              className={styles.row}
              onClick={() => seek(event.at)}
            >
              <MatchTime at={event.at} />
              <span>
                <Highlighted text={keepHyphens(describe(event))} part={name && keepHyphens(name)} />
              </span>
              <Text as="small" size="t13" tone="muted" align="end" className={styles.detail}>
                {keepHyphens(details(event))}
              </Text>
            </Grid>
          </li>
        );
      })}
    </Grid>
  );
});

/** A text in which a name stands out. */
function Highlighted({ text, part }: { readonly text: string; readonly part: string | null }) {
  const begin = part ? text.indexOf(part) : -1;
  if (!part || begin < 0) return text;
  return (
    <>
      {text.slice(0, begin)}
      <b>{part}</b>
      {text.slice(begin + part.length)}
    </>
  );
}

/** The teams: the followed one, its enemy, then the others by place. A press follows a team's best. */
export const TeamGrid = memo(({ replay }: ReplayProps) => {
  const { model, at, followed, fight, kills, follow } = replay;
  const { t } = useLingui();
  const { players } = model.tracks;
  const followedTeam = followed === null ? undefined : model.teamAt[followed];
  const teams = model.teams
    .map((team, index) => {
      const alive = team.members.filter((member) => isAliveAt(players[member], at));
      const isFollowed = index === followedTeam;
      const isEnemy = team.id !== null && team.id === fight?.enemy;
      const [best = 0] = (alive.length > 0 ? alive : team.members).toSorted(
        (a, b) => (kills[b] ?? 0) - (kills[a] ?? 0),
      );
      const rank = isFollowed ? 0 : isEnemy ? 1 : alive.length > 0 ? 2 : 3;
      // Another press must not leave the followed player.
      return { team, index, alive, isFollowed, isEnemy, rank, best: isFollowed ? (followed ?? best) : best };
    })
    .toSorted((a, b) => a.rank - b.rank);
  return (
    <ul className={styles.teams}>
      {teams.map(({ team, index, alive, isFollowed, isEnemy, best }) => {
        const [name, count] = [team.id ?? players[best]?.name ?? '–', alive.length];
        return (
          <li key={index}>
            <button
              type="button"
              aria-pressed={isFollowed}
              aria-label={count > 0 ? t`Team ${name}, ${count} alive` : undefined}
              className={classNames(isFollowed && styles.followed, isEnemy && styles.enemy)}
              onClick={() => follow(best)}
            >
              <b>{team.id ?? '–'}</b>{' '}
              {count > 0 ? (
                <span>
                  {team.members.map((member) => (
                    <i key={member} className={classNames(alive.includes(member) && styles.alive)} />
                  ))}
                </span>
              ) : (
                <small>
                  <Trans>out</Trans>
                </small>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
});

import { classNames } from '@hotdrop/shared-ui/class-names';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { findLast, findPlayer, isAliveAt, isKnocked, type ReplayModel, type Team } from '../moment.ts';
import type { TeamFight } from '../story.ts';
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
  /** Fights of the followed team. */
  readonly fights: readonly TeamFight[];
  /** Kills of all players until now. */
  readonly kills: readonly number[];
  /** Null: no one. */
  readonly follow: (player: number | null) => void;
  readonly seek: (at: number) => void;
}

interface ReplayProps {
  readonly replay: ShownReplay;
}

/** The feed has this many of the last knocks and kills. */
const most = 40;

/** Keeps the name of a weapon in one line: browsers break after a hyphen. */
const keepHyphens = (text: string) => text.replaceAll('-', '-\u2060');

/** Knocks and kills until now, the last first. A press goes back to the moment. */
export const KillFeed = memo(({ replay }: ReplayProps) => {
  const { model, at, members, seek } = replay;
  const { clock } = useFormat();
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
    <Grid as="ol" isLined className={styles.list}>
      {shown.map(({ event, id, players }) => (
        <li
          key={id}
          className={classNames(isOurs(players?.by) && styles.ours, isOurs(players?.whom) && styles.lost)}
        >
          <ListRow onClick={() => seek(event.at)}>
            <Text as="time" size="t13" tone="muted">
              {clock(event.at)}
            </Text>
            <span>{keepHyphens(describe(event))}</span>
            <Text as="small" size="t13" tone="muted" align="end" wrap="balance" className={styles.detail}>
              {keepHyphens(details(event))}
            </Text>
          </ListRow>
        </li>
      ))}
    </Grid>
  );
});

/** A row with a beginning, a middle, and an end, which does something. */
const ListRow = (props: React.ComponentProps<'button'>) => (
  <Grid
    as="button"
    type="button"
    columns="auto minmax(0, 1fr) auto"
    gap={3}
    align="center"
    padding={[1, 4]}
    isTarget
    {...props}
    className={styles.row}
  />
);

/** The followed team: kills and health of each player. A press follows one. */
export const TeamHealth = memo(({ replay: { model, at, members, followed, kills, follow } }: ReplayProps) => (
  <ul className={styles.team}>
    {members.map((member) => {
      const player = model.tracks.players[member];
      const now = player && findPlayer(player, at);
      const memberKills = kills[member] ?? 0;
      const state = now?.isDead ? 'dead' : isKnocked(model, member, at) ? 'knocked' : 'up';
      return (
        <li key={member}>
          <Grid
            as="button"
            type="button"
            columns="minmax(0, 1fr) auto auto"
            gap={3}
            align="center"
            padding={[0, 3]}
            isTarget
            aria-pressed={member === followed}
            className={classNames(
              styles.member,
              state === 'knocked' && styles.healthKnocked,
              state === 'dead' && styles.dead,
            )}
            onClick={() => follow(member)}
          >
            <Text size="t13" weight={600} wrap="truncate" className={styles.name}>
              {player?.name}
            </Text>
            <Text as="small" size="t13" tone="muted">
              <Plural value={memberKills} one="# kill" other="# kills" />
            </Text>
            <Text as="b" size="d16" align="end">
              {state === 'up' && <Health value={now?.health ?? null} />}
              {state === 'knocked' && <Trans>Knocked</Trans>}
              {state === 'dead' && <Trans>Dead</Trans>}
            </Text>
            <i style={{ inlineSize: `${state === 'up' ? (now?.health ?? 0) : 0}%` }} />
          </Grid>
        </li>
      );
    })}
  </ul>
));

function Health({ value }: { readonly value: number | null }) {
  const { number } = useFormat();
  return number(value);
}

/** The teams: the followed one, then those with most kills, then those that are out. A press follows a team's best. */
export const TeamList = memo(({ replay }: ReplayProps) => {
  const { model, at, followed, kills, follow } = replay;
  const { clock } = useFormat();
  const { players } = model.tracks;
  const followedTeam = followed === null ? undefined : model.teamAt[followed];
  const describe = (team: Team, index: number) => {
    const alive = team.members.filter((member) => isAliveAt(players[member], at));
    const [best = 0] = (alive.length > 0 ? alive : team.members).toSorted(
      (a, b) => (kills[b] ?? 0) - (kills[a] ?? 0),
    );
    const isFollowed = index === followedTeam;
    return {
      team,
      index,
      // Another press must not leave the followed player.
      best: isFollowed && followed !== null ? followed : best,
      isAlive: alive.length > 0,
      isFollowed,
      kills: team.members.reduce((sum, member) => sum + (kills[member] ?? 0), 0),
      outAt: Math.max(...team.members.map((member) => players[member]?.diedAt ?? 0)),
    };
  };
  const rows = model.teams
    .map(describe)
    .toSorted(
      (a, b) =>
        Number(b.isFollowed) - Number(a.isFollowed) ||
        Number(b.isAlive) - Number(a.isAlive) ||
        (a.isAlive ? b.kills - a.kills : b.outAt - a.outAt),
    );
  return (
    <Grid as="ul" isLined className={styles.list}>
      {rows.map(({ team, index, best, isAlive, isFollowed, kills: teamKills, outAt }) => {
        const out = clock(outAt);
        return (
          <li key={index} className={classNames(isFollowed && styles.ours, !isAlive && styles.out)}>
            <ListRow aria-pressed={isFollowed} onClick={() => follow(best)}>
              <b className={styles.number}>{team.id ?? '–'}</b>
              <span>
                {players[best]?.name}
                <Row as="small" size="t13" tone="muted">
                  {isAlive ? <Alive model={model} team={team} at={at} /> : <Trans>Out at {out}</Trans>}
                </Row>
              </span>
              <Text as="small" size="t13" tone="muted">
                <Plural value={teamKills} one="# kill" other="# kills" />
                {!isAlive && team.rank !== null && ` · #${team.rank}`}
              </Text>
            </ListRow>
          </li>
        );
      })}
    </Grid>
  );
});

/** A box for each player: full while they are up, dashed while they are knocked, empty once they are dead. */
function Alive({
  model,
  team,
  at,
}: {
  readonly model: ReplayModel;
  readonly team: Team;
  readonly at: number;
}) {
  const { players } = model.tracks;
  const alive = team.members.filter((member) => isAliveAt(players[member], at));
  return (
    <>
      <Row as="span" isInline gap={0.5} align="stretch" className={styles.boxes} aria-hidden="true">
        {team.members.map((member) => (
          <i
            key={member}
            className={classNames(
              alive.includes(member) && (isKnocked(model, member, at) ? styles.knocked : styles.up),
            )}
          />
        ))}
      </Row>
      <Plural value={alive.length} one="# alive" other="# alive" />
    </>
  );
}

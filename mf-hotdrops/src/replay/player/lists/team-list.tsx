import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { isKnocked, type ReplayModel } from '../../moment/model.ts';
import { isAliveAt, type Team } from '../../moment/teams.ts';
import styles from './lists.module.css';

interface TeamListProps {
  readonly model: ReplayModel;
  readonly at: number;
  readonly followed: number | null;
  /** Kills of all players until now. */
  readonly kills: readonly number[];
  readonly onFollow: (player: number) => void;
}

/** The teams: the followed one, then those with most kills, then those that are out. A press follows a team's best. */
export const TeamList = memo(({ model, at, followed, kills, onFollow }: TeamListProps) => {
  const { clock } = useFormat();
  const { players } = model.tracks;
  const own = followed === null ? undefined : model.teamAt[followed];
  const describe = (team: Team, index: number) => {
    const alive = team.members.filter((member) => isAliveAt(players[member], at));
    const [best = 0] = (alive.length > 0 ? alive : team.members).toSorted(
      (a, b) => (kills[b] ?? 0) - (kills[a] ?? 0),
    );
    const isFollowed = index === own;
    return {
      // Another press must not leave the followed player.
      ...{
        team,
        index,
        best: isFollowed && followed !== null ? followed : best,
        isAlive: alive.length > 0,
        isFollowed,
      },
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
    <ul className={styles.list}>
      {rows.map(({ team, index, best, isAlive, isFollowed, kills: teamKills, outAt }) => {
        const out = clock(outAt);
        return (
          <li key={index} className={classNames(isFollowed && styles.own, !isAlive && styles.out)}>
            <button type="button" aria-pressed={isFollowed} onClick={() => onFollow(best)}>
              <b className={styles.number}>{team.id ?? '–'}</b>
              <span>
                {players[best]?.name}
                <small className={styles.state}>
                  {isAlive ? <Alive model={model} team={team} at={at} /> : <Trans>Out at {out}</Trans>}
                </small>
              </span>
              <small>
                <Plural value={teamKills} one="# kill" other="# kills" />
                {!isAlive && team.rank !== null && ` · #${team.rank}`}
              </small>
            </button>
          </li>
        );
      })}
    </ul>
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
      <span className={styles.boxes} aria-hidden="true">
        {team.members.map((member) => (
          <i
            key={member}
            className={classNames(
              alive.includes(member) && (isKnocked(model, member, at) ? styles.knocked : styles.up),
            )}
          />
        ))}
      </span>
      <Plural value={alive.length} one="# alive" other="# alive" />
    </>
  );
}

import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { isKnocked, type ReplayModel } from '../../moment/model.ts';
import { findPlayer } from '../../moment/moment.ts';
import styles from './team-health.module.css';

interface TeamHealthProps {
  readonly model: ReplayModel;
  readonly at: number;
  readonly members: readonly number[];
  readonly followed: number | null;
  /** Kills of all players until now. */
  readonly kills: readonly number[];
  readonly onFollow: (player: number) => void;
}

/** The followed team: kills and health of each player. A press follows one. */
export const TeamHealth = memo(({ model, at, members, followed, kills, onFollow }: TeamHealthProps) => (
  <ul className={styles.team}>
    {members.map((member) => {
      const player = model.tracks.players[member];
      const now = player && findPlayer(player, at);
      const ownKills = kills[member] ?? 0;
      const state = now?.isDead ? 'dead' : isKnocked(model, member, at) ? 'knocked' : 'up';
      return (
        <li key={member}>
          <button
            type="button"
            aria-pressed={member === followed}
            className={classNames(state !== 'up' && styles[state])}
            onClick={() => onFollow(member)}
          >
            <span className={styles.name}>{player?.name}</span>
            <small>
              <Plural value={ownKills} one="# kill" other="# kills" />
            </small>
            <b>
              {state === 'up' && <Health value={now?.health ?? null} />}
              {state === 'knocked' && <Trans>Knocked</Trans>}
              {state === 'dead' && <Trans>Dead</Trans>}
            </b>
            <i style={{ inlineSize: `${state === 'up' ? (now?.health ?? 0) : 0}%` }} />
          </button>
        </li>
      );
    })}
  </ul>
));

function Health({ value }: { readonly value: number | null }) {
  const { number } = useFormat();
  return number(value);
}

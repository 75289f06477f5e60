import { classNames } from '@hotdrop/shared-ui/class-names';
import { Bar, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { findPlayer, isKnocked } from '../moment.ts';
import type { ShownReplay } from './lists.tsx';
import styles from './player.module.css';

/** The followed team on the map: kills and health of each player. A press follows one. */
export const OwnTeam = memo(
  ({ replay: { model, at, members, followed, kills, follow } }: { readonly replay: ShownReplay }) => (
    <ul className={styles.team}>
      {members.map((member) => {
        const player = model.tracks.players[member];
        const now = player && findPlayer(player, at);
        const state = now?.isDead ? 'dead' : isKnocked(model, member, at) ? 'knocked' : 'up';
        const health = state === 'dead' ? 0 : Math.round(now?.health ?? 0);
        return (
          <li key={member}>
            <button
              type="button"
              aria-pressed={member === followed}
              className={classNames(styles.member, styles[state])}
              onClick={() => follow(member)}
            >
              <Text size="t13" weight={600} wrap="truncate" className={styles.name}>
                {player?.name}
              </Text>
              <Text size="t13" tone="muted" className={styles.kills}>
                {state === 'dead' ? <Trans>Dead</Trans> : kills[member]}
              </Text>
              <VisuallyHidden>
                {state === 'up' && <Trans>health {health}</Trans>}
                {state === 'knocked' && <Trans>Knocked</Trans>}
              </VisuallyHidden>
              <Bar
                share={health / 100}
                tone={state === 'knocked' ? 'down' : 'line'}
                className={styles.health}
              />
            </button>
          </li>
        );
      })}
    </ul>
  ),
);

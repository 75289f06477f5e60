import { platformOf } from '@hotdrop/shared-domain/game';
import { CloseIcon } from '@hotdrop/shared-ui/icons';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './recent-player-list.module.css';
import { forgetRecentPlayer, useRecentPlayers } from './recent-players.ts';

/** Lists the last viewed players. It keeps its height while there are none, so that the page does not jump. */
export function RecentPlayerList() {
  const { game, links } = useSite();
  const { t } = useLingui();
  const recent = useRecentPlayers();
  return (
    <div className={styles.recent}>
      {recent.length === 0 ? (
        <p>
          <Trans>Players you view appear here.</Trans>
        </p>
      ) : (
        <>
          <h2>
            <Trans>Recent</Trans>
          </h2>
          <ul data-strip>
            {recent.map((about) => (
              <li key={`${about.shard}/${about.name}`}>
                <Link to={links.profile(about)}>
                  <PlatformMark platform={platformOf(game, about.shard)} size="s" />
                  {about.name}
                </Link>
                <button
                  type="button"
                  aria-label={t`Remove ${about.name} from recent players`}
                  onClick={() => forgetRecentPlayer(about)}
                >
                  <CloseIcon size="xs" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

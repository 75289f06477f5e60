import { platformOf } from '@hotdrop/shared-domain/game';
import { CloseIcon } from '@hotdrop/shared-ui/icons';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './recent-search-list.module.css';
import { forgetSearch, useRecentSearches } from './recent-searches.ts';

/** Lists the last searched players. It keeps its height while there are none, so that the page does not jump. */
export function RecentSearchList() {
  const { game, links } = useSite();
  const { t } = useLingui();
  const recent = useRecentSearches();
  return (
    <div className={styles.recent}>
      {recent.length === 0 ? (
        <p>
          <Trans>Players you look up appear here.</Trans>
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
                  aria-label={t`Remove ${about.name} from recent searches`}
                  onClick={() => forgetSearch(about)}
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

import { MoreLink } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './no-script-notice.module.css';

/** For visitors without JavaScript: why the page stays without a list, and what they can do. */
export function WithoutScript() {
  const { links } = useSite();
  return (
    <noscript>
      <Panel title={<Trans>Your list needs JavaScript</Trans>} className={styles.panel}>
        <div className={styles.words}>
          <p>
            <Trans>
              Favorites are kept in your browser and never sent to a server, so that only your browser can
              show them, with JavaScript switched on.
            </Trans>
          </p>
          <p>
            <Trans>
              To add a player, open the player’s page and press the star beside the name. The leaderboards and
              every player’s page can be read without JavaScript.
            </Trans>
          </p>
          <MoreLink to={links.leaderboards()}>
            <Trans>Leaderboards</Trans>
          </MoreLink>
        </div>
      </Panel>
    </noscript>
  );
}

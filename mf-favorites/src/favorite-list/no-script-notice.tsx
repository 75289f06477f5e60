import { MoreLink } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './no-script-notice.module.css';

/** Explains to visitors without JavaScript why the list is missing. */
export function NoScriptNotice() {
  const { links } = useSite();
  return (
    <noscript>
      <Panel title={<Trans>Your list needs JavaScript</Trans>} className={styles.panel}>
        <div className={styles.words}>
          <p>
            <Trans>
              Favorites are stored in your browser and never sent to a server, so you need JavaScript to see
              them.
            </Trans>
          </p>
          <p>
            <Trans>
              To add a player, open the player’s page and select the star next to the name. Leaderboards and
              player pages work without JavaScript.
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

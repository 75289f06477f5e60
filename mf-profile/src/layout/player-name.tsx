import { readPlatform } from '@hotdrop/shared-domain/game';
import type { Clan } from '@hotdrop/shared-domain/wire';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { useAddress } from '../address.ts';
import styles from './layout.module.css';

interface PlayerNameProps {
  readonly name: string;
  readonly clan?: Clan | null;
  /** Rendered beside the name. */
  readonly children?: React.ReactNode;
}

/** The player's name, platform, and clan. */
export function PlayerName({ name, clan, children }: PlayerNameProps) {
  const { game, locale } = useSite();
  const { platform } = useAddress();
  return (
    <div className={styles.name}>
      <p className={styles.platform}>
        <PlatformMark platform={platform} size="s" />
        {readPlatform(game, platform).name[locale]}
        {clan && (
          <span className={styles.clan}>
            <VisuallyHidden>
              <Trans>Clan</Trans>
            </VisuallyHidden>{' '}
            {clan.tag && <span>[{clan.tag}]</span>} <span>{clan.name}</span>
          </span>
        )}
      </p>
      <h1 style={{ '--length': name.length }}>{name}</h1>
      {children}
    </div>
  );
}

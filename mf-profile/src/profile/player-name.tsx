import { readPlatform } from '@hotdrop/shared-domain/game';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { useAddress } from '../address/use-address.ts';
import styles from './profile-head.module.css';

interface PlayerNameProps {
  readonly name: string;
  /** Rendered beside the name. */
  readonly children?: React.ReactNode;
}

/** The player's name and platform. */
export function PlayerName({ name, children }: PlayerNameProps) {
  const { game, locale } = useSite();
  const { platform } = useAddress();
  return (
    <div className={styles.name}>
      <p className={styles.platform}>
        <PlatformMark platform={platform} size="s" />
        {readPlatform(game, platform).name[locale]}
      </p>
      <h1>{name}</h1>
      {children}
    </div>
  );
}

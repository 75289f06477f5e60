import { offeredPlatforms } from '@hotdrop/shared-domain/game';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { ButtonLink } from '../button/index.ts';
import { PlatformMark } from '../platform-mark/platform-mark.tsx';
import { useSite } from '../site/index.ts';
import styles from './other-platforms.module.css';

interface OtherPlatformsProps {
  readonly except: string;
  readonly to: (platform: string) => string;
}

/** Links to lookups of the same name on other platforms. */
export function OtherPlatforms({ except, to }: OtherPlatformsProps) {
  const { game, locale } = useSite();
  const id = useId();
  return (
    <nav className={styles.others} aria-labelledby={id}>
      <h2 id={id}>
        <Trans>On another platform</Trans>
      </h2>
      {offeredPlatforms(game)
        .filter((platform) => platform.id !== except)
        .map((platform) => (
          <ButtonLink key={platform.id} to={to(platform.id)} rel="nofollow">
            <PlatformMark platform={platform.id} size="s" />
            {platform.name[locale]}
          </ButtonLink>
        ))}
    </nav>
  );
}

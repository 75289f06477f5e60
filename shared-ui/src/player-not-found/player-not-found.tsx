import { readShard } from '@hotdrop/shared-domain/game';
import type { PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../button/index.ts';
import { SearchIcon } from '../icons/index.ts';
import { PlatformMark } from '../platform-mark/index.ts';
import { useSite } from '../site/index.ts';
import { DeadEnd } from '../states/index.ts';
import { OtherPlatforms } from './other-platforms.tsx';
import styles from './player-not-found.module.css';
import { Suggested } from './suggested.tsx';

interface PlayerNotFoundProps {
  /** Where the name was looked up. */
  readonly shard: string;
  readonly name: string;
  readonly suggestions: readonly PlayerSuggestion[];
  /** Where the name is looked up on another platform. */
  readonly elsewhere: (platform: string) => string;
}

/** Nobody is called so here; who is called almost so, or so elsewhere. */
export function PlayerNotFound({ shard, name, suggestions, elsewhere }: PlayerNotFoundProps) {
  const { game, links, locale } = useSite();
  const looked = readShard(game, shard);
  return (
    <DeadEnd
      kicker={
        <>
          <PlatformMark platform={looked.platform} size="s" />
          {looked.name[locale]}
        </>
      }
      title={name}
      lead={
        <>
          <strong className={styles.what}>
            <Trans>player is not found</Trans>
          </strong>
          <Trans>
            Nicknames are case sensitive.{'\n'}
            Please check nickname and try again.
          </Trans>
        </>
      }
      actions={
        <ButtonLink to={links.home()} icon={SearchIcon}>
          <Trans>New search</Trans>
        </ButtonLink>
      }
    >
      {suggestions.length > 0 && <Suggested suggestions={suggestions} />}
      <OtherPlatforms than={looked.platform} to={elsewhere} />
    </DeadEnd>
  );
}

import { platformOf } from '@hotdrop/shared-domain/game';
import type { PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../button/index.ts';
import { SearchIcon } from '../icons/glyphs.ts';
import { useSite } from '../site/index.ts';
import { DeadEnd } from '../states/index.ts';
import { LookedUpOn } from './looked-up-on.tsx';
import { OtherPlatforms } from './other-platforms.tsx';
import styles from './player-not-found.module.css';
import { Suggested } from './suggested.tsx';

interface PlayerNotFoundProps {
  /** The platform of the lookup. */
  readonly shard: string;
  readonly name: string;
  readonly suggestions: readonly PlayerSuggestion[];
  /** Returns the address of the lookup on another platform. */
  readonly elsewhere: (platform: string) => string;
}

/** The page for an unknown name: suggests similar names and other platforms. */
export function PlayerNotFound({ shard, name, suggestions, elsewhere }: PlayerNotFoundProps) {
  const { game } = useSite();
  return (
    <DeadEnd
      kicker={<LookedUpOn shard={shard} />}
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
      actions={<NewSearch />}
    >
      {suggestions.length > 0 && <Suggested suggestions={suggestions} />}
      <OtherPlatforms except={platformOf(game, shard)} to={elsewhere} />
    </DeadEnd>
  );
}

export function NewSearch() {
  const { links } = useSite();
  return (
    <ButtonLink to={links.search()} icon={SearchIcon}>
      <Trans>New search</Trans>
    </ButtonLink>
  );
}

import { Trans } from '@lingui/react/macro';
import { PageHead, Stack } from '../layout/layout.tsx';
import { Failed } from '../states/index.ts';
import { LookedUpOn } from './looked-up-on.tsx';
import { NewSearch } from './player-not-found.tsx';

interface PlayerFailedProps {
  /** The platform of the lookup. */
  readonly shard: string;
  readonly name: string;
  /** Replaces the button that reloads the page's data. */
  readonly retry?: React.ReactNode;
  readonly title?: React.ReactNode;
  /** The consequence of the failure for the visitor. */
  readonly children: React.ReactNode;
}

/** The page for a failed lookup: the player may exist. */
export const PlayerFailed = ({ shard, name, retry, title, children }: PlayerFailedProps) => (
  <>
    <PageHead kicker={<LookedUpOn shard={shard} />} title={name} />
    <Stack>
      <Failed
        title={title ?? <Trans>The player could not be loaded</Trans>}
        retry={retry}
        more={<NewSearch />}
      >
        {children}
      </Failed>
    </Stack>
  </>
);

import { Trans } from '@lingui/react/macro';
import { PageHead, Stack } from '../layout/layout.tsx';
import { Failed } from '../states/index.ts';
import { LookedUpOn } from './looked-up-on.tsx';
import { NewSearch } from './new-search.tsx';

interface PlayerFailedProps {
  /** Where the name was looked up. */
  readonly shard: string;
  readonly name: string;
  /** In place of the button that loads the page's data anew. */
  readonly retry?: React.ReactNode;
  /** What the failure means for the visitor. */
  readonly children: React.ReactNode;
}

/** The lookup itself failed: whether there is such a player is not known. */
export const PlayerFailed = ({ shard, name, retry, children }: PlayerFailedProps) => (
  <>
    <PageHead kicker={<LookedUpOn shard={shard} />} title={name} />
    <Stack>
      <Failed title={<Trans>The player could not be loaded</Trans>} retry={retry} more={<NewSearch />}>
        {children}
      </Failed>
    </Stack>
  </>
);

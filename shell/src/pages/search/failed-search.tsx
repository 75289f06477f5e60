import { readShard } from '@hotdrop/shared-domain/game';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { SearchIcon } from '@hotdrop/shared-ui/icons';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { TryAgain } from '../errors/try-again.tsx';

interface FailedSearchProps {
  readonly shard: string;
  readonly name: string;
  readonly isBusy: boolean;
}

/** The lookup itself failed: whether there is such a player is not known. */
export function FailedSearch({ shard, name, isBusy }: FailedSearchProps) {
  const { game, links, locale } = useSite();
  const looked = readShard(game, shard);
  return (
    <>
      <PageHead
        kicker={
          <>
            <PlatformMark platform={looked.platform} size="s" />
            {looked.name[locale]}
          </>
        }
        title={name}
      />
      <Stack>
        <Failed
          title={<Trans>The player could not be loaded</Trans>}
          retry={<TryAgain />}
          more={
            <ButtonLink to={links.home()} icon={SearchIcon}>
              <Trans>New search</Trans>
            </ButtonLink>
          }
        >
          {isBusy ? <Trans>Server busy (retry after a while)</Trans> : <Trans>Network error occurred.</Trans>}
        </Failed>
      </Stack>
    </>
  );
}

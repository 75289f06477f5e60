import { ButtonLink } from '@hotdrop/shared-ui/button';
import { SearchIcon } from '@hotdrop/shared-ui/icons';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { TryAgain } from '../errors/try-again.tsx';

interface FailedSearchProps {
  readonly kicker: React.ReactNode;
  readonly name: string;
  readonly isBusy: boolean;
}

/** The lookup itself failed: whether there is such a player is not known. */
export function FailedSearch({ kicker, name, isBusy }: FailedSearchProps) {
  const { links } = useSite();
  return (
    <>
      <PageHead kicker={kicker} title={name} />
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

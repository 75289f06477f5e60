import { PlayerFailed } from '@hotdrop/shared-ui/player-not-found';
import { Trans } from '@lingui/react/macro';
import { TryAgain } from '../errors/try-again.tsx';

interface SearchFailedProps {
  readonly shard: string;
  readonly name: string;
  readonly isBusy: boolean;
}

export const SearchFailed = ({ shard, name, isBusy }: SearchFailedProps) => (
  <PlayerFailed shard={shard} name={name} retry={<TryAgain />}>
    {isBusy ? (
      <Trans>Server busy (retry after a while)</Trans>
    ) : (
      <>
        <Trans>Network error occurred.</Trans>
        {'\n'}
        <Trans>Please try again in a minute.</Trans>
      </>
    )}
  </PlayerFailed>
);

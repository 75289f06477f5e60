import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { AtCapacity, PlayerFailed } from '@hotdrop/shared-ui/player-not-found';
import { useLingui } from '@lingui/react/macro';
import { useAddress } from '../address/use-address.ts';
import { ErrorMessage } from '../loading/error-message.tsx';

export function FailedProfile({ failure }: { readonly failure: ApiFailure }) {
  const { t } = useLingui();
  const { platform, name } = useAddress();
  if (failure.kind === 'busy' && failure.isAtCapacity) {
    return (
      <>
        <PageMeta title={name} description={t`Season stats and matches of ${name}.`} />
        <meta name="robots" content="noindex" />
        <AtCapacity shard={platform} name={name} retryAfter={failure.retryAfter ?? 0} />
      </>
    );
  }
  return (
    <>
      <PageMeta title={name} description={t`The stats of ${name} could not be loaded at this moment.`} />
      <PlayerFailed shard={platform} name={name}>
        <ErrorMessage failure={failure} />
      </PlayerFailed>
    </>
  );
}

import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { PlayerFailed } from '@hotdrop/shared-ui/player-not-found';
import { useLingui } from '@lingui/react/macro';
import { useAddress } from '../address/use-address.ts';
import { ErrorMessage } from '../loading/error-message.tsx';

export function FailedProfile({ failure }: { readonly failure: ApiFailure }) {
  const { t } = useLingui();
  const { platform, name } = useAddress();
  return (
    <>
      <PageMeta title={name} description={t`The stats of ${name} could not be loaded at this moment.`} />
      <PlayerFailed shard={platform} name={name}>
        <ErrorMessage failure={failure} />
      </PlayerFailed>
    </>
  );
}

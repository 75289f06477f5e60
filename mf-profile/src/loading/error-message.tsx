import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { Trans } from '@lingui/react/macro';

export function ErrorMessage({ failure }: { readonly failure: ApiFailure }) {
  switch (failure.kind) {
    case 'busy':
      return <Trans>Server busy (retry after a while)</Trans>;
    case 'network':
      return (
        <>
          <Trans>Network error occurred.</Trans>
          {'\n'}
          <Trans>Please try again in a minute.</Trans>
        </>
      );
    default:
      return (
        <Trans>
          Something went wrong on our end.{'\n'}
          The error was logged; please try again later.
        </Trans>
      );
  }
}

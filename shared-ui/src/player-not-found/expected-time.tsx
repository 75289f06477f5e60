import { Plural, Trans } from '@lingui/react/macro';

/** An expected time in whole minutes, so that the text changes at most once a minute. */
export function ExpectedTime({ milliseconds }: { readonly milliseconds: number }) {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes <= 1 ? (
    <Trans>in less than a minute</Trans>
  ) : (
    <Plural value={minutes} one="in about # minute" other="in about # minutes" />
  );
}

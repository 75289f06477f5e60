import { Plural } from '@lingui/react/macro';

/** An expected time in whole minutes, so that the text changes at most once a minute. */
export const ExpectedTime = ({ milliseconds }: { readonly milliseconds: number }) => (
  <Plural
    value={Math.max(1, Math.ceil(milliseconds / 60_000))}
    one="in about # minute"
    other="in about # minutes"
  />
);

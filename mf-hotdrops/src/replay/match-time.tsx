import { Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';

/** A second of a match, as minutes and seconds. */
export const MatchTime = ({ at }: { readonly at: number }) => (
  <Text as="time" size="t13" tone="muted" dateTime={`PT${Math.round(at)}S`}>
    {useFormat().clock(at)}
  </Text>
);

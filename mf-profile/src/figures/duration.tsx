import { useFormat } from '@hotdrop/shared-ui/site';

/** A length of time: its numbers as figures, its units small beside them. */
export function Length({ seconds }: { readonly seconds: number }) {
  const parts = useFormat()
    .length(seconds)
    .split(/([\d,]+)/);
  return parts.map((part, at) => {
    const Part = at % 2 ? 'b' : 'small';
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it stands
    return <Part key={at}>{part}</Part>;
  });
}

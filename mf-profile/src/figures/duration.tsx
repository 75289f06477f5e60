import { useFormat } from '@hotdrop/shared-ui/site';

/** A duration with small units. */
export function Duration({ seconds }: { readonly seconds: number }) {
  const parts = useFormat()
    .length(seconds)
    .split(/([\d,]+)/);
  return parts.map((part, at) => {
    const Part = at % 2 ? 'b' : 'small';
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    return <Part key={at}>{part}</Part>;
  });
}

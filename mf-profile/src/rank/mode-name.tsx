import type { Mode } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';

/** A mode with its perspective: `Squad · TPP`. */
export function ModeName({ mode }: { readonly mode: Mode }) {
  const { locale } = useSite();
  return [mode.shortName[locale], mode.perspective?.toUpperCase()].filter(Boolean).join(' · ');
}

import type { Mode, Perspective } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { useQueryLink } from '../address.ts';

const perspectives: readonly Perspective[] = ['tpp', 'fpp'];

export function PerspectiveTabs({ perspective }: { readonly perspective: Perspective }) {
  const { t } = useLingui();
  const link = useQueryLink();
  return (
    <Tabs
      label={t`Perspective`}
      variant="segments"
      tabs={perspectives.map((one) => ({
        // Modes belong to a perspective: reset the chosen mode.
        to: link({ perspective: one, mode: null }),
        label: one.toUpperCase(),
        isCurrent: one === perspective,
        preventScrollReset: true,
      }))}
    />
  );
}

/** A mode with its perspective: `Squad · TPP`. */
export function ModeName({ mode }: { readonly mode: Mode }) {
  const { locale } = useSite();
  return [mode.shortName[locale], mode.perspective?.toUpperCase()].filter(Boolean).join(' · ');
}

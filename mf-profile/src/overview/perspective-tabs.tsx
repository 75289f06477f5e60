import type { Perspective } from '@hotdrop/shared-domain/game';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { useQueryLink } from '../address/use-query-link.ts';

const perspectives: readonly Perspective[] = ['tpp', 'fpp'];

export function PerspectiveTabs({ perspective }: { readonly perspective: Perspective }) {
  const { t } = useLingui();
  const link = useQueryLink();
  return (
    <Tabs
      label={t`Perspective`}
      look="segments"
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

import type { Perspective } from '@hotdrop/shared-domain/game';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { useChoiceLink } from '../address/use-query-link.ts';

const perspectives: readonly Perspective[] = ['tpp', 'fpp'];

export function PerspectiveTabs({ perspective }: { readonly perspective: Perspective }) {
  const { t } = useLingui();
  const link = useChoiceLink();
  return (
    <Tabs
      label={t`Perspective`}
      look="segments"
      tabs={perspectives.map((one) => ({
        // Modes belong to a perspective: the chosen one would not be there.
        to: link({ perspective: one, mode: null }),
        label: one.toUpperCase(),
        isCurrent: one === perspective,
        preventScrollReset: true,
      }))}
    />
  );
}

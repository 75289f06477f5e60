import type { Mode, Perspective } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { useQueryLink } from '../address.ts';
import type { PlayedMode } from './season-overview.ts';

interface ModeTabsProps {
  readonly choosable: readonly PlayedMode[];
  readonly chosen: PlayedMode;
}

/** Chooses the mode with detailed stats. */
export function ModeTabs({ choosable, chosen }: ModeTabsProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const link = useQueryLink();
  if (choosable.length < 2) return chosen.mode.shortName[locale];
  return (
    <Tabs
      label={t`Mode`}
      variant="smallSegments"
      tabs={choosable.map(({ mode }) => ({
        to: link({ mode: mode.id }),
        label: mode.shortName[locale],
        isCurrent: mode.id === chosen.mode.id,
        preventScrollReset: true,
      }))}
    />
  );
}

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

import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';
import { useQueryLink } from '../address/use-query-link.ts';
import type { PlayedMode } from './season-modes.ts';

interface ModeTabsProps {
  readonly choosable: readonly PlayedMode[];
  readonly chosen: PlayedMode;
}

/** Chooses the mode with detailed figures. */
export function ModeTabs({ choosable, chosen }: ModeTabsProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  const link = useQueryLink();
  if (choosable.length < 2) return chosen.mode.shortName[locale];
  return (
    <Tabs
      label={t`Mode`}
      look="smallSegments"
      tabs={choosable.map(({ mode }) => ({
        to: link({ mode: mode.id }),
        label: mode.shortName[locale],
        isCurrent: mode.id === chosen.mode.id,
        preventScrollReset: true,
      }))}
    />
  );
}

import { rankedModes, type Season } from '@hotdrop/shared-domain/game';
import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { useLingui } from '@lingui/react/macro';

interface ModeTabsProps {
  readonly mode: string;
  readonly season: Season | null;
}

export function ModeTabs({ mode, season }: ModeTabsProps) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  return (
    <Tabs
      look="tightSegments"
      label={t`Mode`}
      tabs={rankedModes(game, season).map(({ id, name }) => ({
        to: links.favorites({ mode: id }),
        label: name[locale],
        isCurrent: id === mode,
        preventScrollReset: true,
      }))}
    />
  );
}

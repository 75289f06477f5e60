import { platformOf, regionalBoards } from '@hotdrop/shared-domain/game';
import { useLingui } from '@lingui/react/macro';
import { useSite } from '../site/index.ts';
import { Tabs } from '../tabs/index.ts';

interface BoardRegionsProps {
  readonly shard: string;
  /** The address of a region's board, or of the whole platform's. */
  readonly to: (shard: string) => string;
}

/** The regions of a board's platform, where they are ranked apart. */
export function BoardRegions({ shard, to }: BoardRegionsProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const regions = regionalBoards(game, shard);
  if (regions.length === 0) return null;
  const tab = (id: string, label: string) => ({
    to: to(id),
    label,
    isCurrent: id === shard,
    preventScrollReset: true,
  });
  return (
    <Tabs
      look="regions"
      label={t`Region`}
      tabs={[
        tab(platformOf(game, shard), t`All regions`),
        ...regions.map(({ id, name }) => tab(id, name[locale])),
      ]}
    />
  );
}

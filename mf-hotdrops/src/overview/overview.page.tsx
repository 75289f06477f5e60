import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { StatTile, StatTiles } from '@hotdrop/shared-ui/stat-tile';
import { Empty, Failed } from '@hotdrop/shared-ui/states';
import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import type { OverviewData } from './overview.loader.ts';

export function OverviewPage() {
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Hotdrops`} description={t`The seasons that are being played right now.`} />
      <PageHead title={t`Hotdrops`} />
      <Stack>
        <Panel title={t`Running seasons`}>
          <RunningSeasons />
        </Panel>
      </Stack>
    </>
  );
}

function RunningSeasons() {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const { seasons } = useLoaderData<OverviewData>();
  if (!seasons) return <Failed />;
  const platforms = game.platforms.filter(({ id }) => seasons[id]);
  if (!platforms.length) return <Empty title={t`No season is running`} />;
  return (
    <StatTiles columns={2}>
      {platforms.map(({ id, name }) => (
        <StatTile key={id} label={name[locale]} value={seasons[id]?.label} />
      ))}
    </StatTiles>
  );
}

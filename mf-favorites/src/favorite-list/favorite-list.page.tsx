import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useSite } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import { leadingSeason } from '../seasons/ranked-stats.ts';
import { CompareButton } from './compare-button.tsx';
import type { FavoriteListData } from './favorite-list.loader.ts';
import styles from './favorite-list.module.css';
import { ImportExport } from './import-export.tsx';
import { LazyFavoriteList } from './lazy-favorite-list.tsx';
import { ModeTabs } from './mode-tabs.tsx';
import { NoScriptNotice } from './no-script-notice.tsx';
import { useCompareSelection } from './use-compare-selection.ts';

export function FavoriteListPage() {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const { mode, seasons } = useLoaderData<FavoriteListData>();
  const compared = useCompareSelection();
  const season = leadingSeason(game, seasons);
  const label = season?.label[locale];
  const gameName = game.shortName;
  return (
    <>
      <PageMeta
        title={t`Favorites`}
        description={t`Your favorite ${gameName} players side by side: points, tier, damage, and wins this season.`}
      />
      <PageHead
        title={<Trans>Favorites</Trans>}
        lead={
          label ? (
            <Trans>
              {label}, ranked. <span className={styles.sentence}>Saved in this browser only.</span>
            </Trans>
          ) : (
            <Trans>Saved in this browser only.</Trans>
          )
        }
      >
        <ImportExport>
          <CompareButton players={compared.players} mode={mode} />
        </ImportExport>
      </PageHead>
      <Stack>
        <NoScriptNotice />
        <div className={styles.list}>
          <ModeTabs mode={mode} season={season} />
          <LazyFavoriteList mode={mode} seasons={seasons} compared={compared} />
        </div>
      </Stack>
    </>
  );
}

import type { Site } from '@hotdrop/shared-domain/contract';
import { readMap } from '@hotdrop/shared-domain/game';
import { Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed, useKept } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import { hasEnoughMatches } from '../places/enough.ts';
import { DropMap, NoDrops } from './drop-map.tsx';
import { type MapData, mapLoader } from './map.loader.ts';
import styles from './map.module.css';
import { MapHead } from './map-head.tsx';
import { RiskChart } from './risk-chart.tsx';
import { Summary } from './summary.tsx';
import { TownTable } from './town-table.tsx';
import { useTowns } from './use-towns.ts';

const isMissing = ({ content }: MapData) => content === null;

/** The page with its loader, which no other page needs. */
export const mapPage = (site: Site) => ({
  Component: MapPage,
  loader: mapLoader(site),
});

/** Where players land on a map, and how it ends for them. */
export function MapPage() {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const loaded = useLoaderData<MapData>();
  const shown = useKept(loaded, isMissing, loaded.mapName);
  const { mapName, content } = shown;
  const towns = useTowns(shown);
  const map = readMap(game, mapName).name[locale];
  const gameName = game.shortName;
  return (
    <>
      <PageMeta
        title={t`${map} hot drops, ${gameName}`}
        description={t`Where ${gameName} players land on ${map}: towns by landings, average place, win rate, kills, and deaths within two minutes.`}
      />
      <MapHead {...shown} />
      <Stack>
        {isMissing(loaded) && (
          <Failed isCompact={content !== null} title={<Trans>The landings could not be loaded</Trans>} />
        )}
        {content && hasEnoughMatches(content) && <Summary content={content} towns={towns} map={map} />}
        {content?.matches === 0 && <NoDrops shown={shown} map={map} />}
        {content && content.matches > 0 && (
          <div className={styles.grid}>
            <div className={styles.left}>
              <DropMap shown={shown} content={content} towns={towns} map={map} />
              {hasEnoughMatches(content) && <RiskChart content={content} towns={towns} />}
            </div>
            {towns.list.length > 0 && <TownTable shown={shown} content={content} towns={towns} map={map} />}
          </div>
        )}
      </Stack>
    </>
  );
}

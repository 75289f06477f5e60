import type { Site } from '@hotdrop/shared-domain/contract';
import { coreModes, readMap, readMode } from '@hotdrop/shared-domain/game';
import { matchKinds } from '@hotdrop/shared-domain/wire';
import { Choice } from '@hotdrop/shared-ui/board-choice';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { SharePanel } from '@hotdrop/shared-ui/share-panel';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Failed, useKept } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router-dom';
import { dropsAddress, hasEnoughMatches, mapAddress, slugOf } from '../places/places.ts';
import { DropMap, NoDrops } from './drop-map.tsx';
import { type Drops, type MapData, mapLoader } from './map.loader.ts';
import styles from './map.module.css';
import { type ShownView, writeView } from './map-view.ts';
import { RiskChart } from './risk-chart.tsx';
import { TownCard } from './town-card.tsx';
import { TownTable } from './town-table.tsx';
import { useTowns } from './use-towns.ts';

const isMissing = ({ content }: MapData) => content === null;

/** The page with its loader, which no other page needs. */
export const mapPage = (site: Site) => ({
  Component: MapPage,
  loader: mapLoader(site),
});

/** Where players land on a map, and how it ends for them. */
function MapPage() {
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
      <Grid gap={5} className={styles.page}>
        {isMissing(loaded) && (
          <Failed
            kind={loaded.failure}
            isCompact={content !== null}
            title={<Trans>The landings could not be loaded</Trans>}
          />
        )}
        {content?.matches === 0 && <NoDrops shown={shown} map={map} />}
        {content && content.matches > 0 && (
          <Grid gap={5} align="start" className={styles.grid}>
            <DropMap shown={shown} content={content} towns={towns} map={map} />
            {towns.list.length > 0 && <TownTable shown={shown} content={content} towns={towns} map={map} />}
            {hasEnoughMatches(content) && <RiskChart content={content} towns={towns} />}
            {towns.chosen && <TownCard town={towns.chosen} content={content} />}
          </Grid>
        )}
      </Grid>
    </>
  );
}

/** The map's name, the choices of map, mode, and kind, and what was counted, in one line. */
function MapHead({ mapName, others, view, content }: MapData) {
  const site = useSite();
  const { t } = useLingui();
  const { game, locale } = site;
  const map = readMap(game, mapName).name[locale];
  const to = (change: Partial<ShownView>) => mapAddress(site, mapName, writeView(view, change));
  const maps = others.includes(mapName) ? others : [mapName, ...others];
  const modes = coreModes(game).filter(({ id }) => content?.modes.includes(id) || id === view.mode);
  const kinds: Readonly<Record<string, string>> = { normal: t`Normal`, ranked: t`Ranked` };
  return (
    <Row as="header" gap={5} justify="between" isWrapped className={styles.head}>
      <Row>
        <h1>
          <Trans>
            {map} <Text tone="muted">hot drops</Text>
          </Trans>
        </h1>
        <SharePanel
          panel="mf-hotdrops/hottest-drop"
          about="map"
          subject={{ map: slugOf(game, readMap(game, mapName)) }}
          title={[t`Hottest drop`, map]}
        />
      </Row>
      <Row gap={2} className={styles.choices}>
        <Choice
          label={t`Map`}
          chosen={mapName}
          options={[
            ...maps.map((id) => ({ id, name: readMap(game, id).name[locale] })),
            { id: '', name: t`All maps` },
          ]}
          to={(id) => (id ? mapAddress(site, id) : dropsAddress(site))}
        />
        <Choice
          label={t`Mode`}
          chosen={view.mode ?? ''}
          chosenName={view.mode === null ? undefined : readMode(game, view.mode).name[locale]}
          options={[
            { id: '', name: t`All modes` },
            ...modes.map(({ id, name }) => ({ id, name: name[locale] })),
          ]}
          to={(id) => to({ mode: id || null })}
        />
        <Choice
          label={t`Kind`}
          chosen={view.kind ?? ''}
          options={[
            { id: '', name: t`All kinds` },
            ...matchKinds.map((id) => ({ id, name: kinds[id] ?? id })),
          ]}
          to={(id) => to({ kind: matchKinds.find((kind) => kind === id) ?? null })}
        />
      </Row>
      {content && content.matches > 0 && <Counted {...content} />}
    </Row>
  );
}

function Counted({ days, matches: matchCount, all }: Drops) {
  const { number } = useFormat();
  const [matches, landings] = [number(matchCount), number(all.landings)];
  return (
    <Text as="p" size="t13" tone="muted" flex="push">
      <Trans>
        {days} days · <b>{matches}</b> matches · <b>{landings}</b> landings
      </Trans>
    </Text>
  );
}

import { readMap } from '@hotdrop/shared-domain/game';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { Note, Panel } from '@hotdrop/shared-ui/panel';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { SkeletonTable } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { DataPanel } from '../panels/data-panel.tsx';
import type { PanelData } from '../panels/use-panel-data.ts';
import { panelKey, usePanelPlayer } from '../panels/use-panel-player.ts';
import styles from './habits.module.css';
import { loadMapsAndWeapons, type MapsData } from './load-habits.ts';
import { readMapsFilter } from './maps-filter.ts';
import { MapsFilterForm, mapsAnchor } from './maps-filter-form.tsx';
import { MapsSentence, WeaponsSentence } from './record-sentences.tsx';
import { RecordTable } from './record-table.tsx';
import { hasEnough } from './records.ts';

/** The results on each map and with each main weapon, with a filter. */
export function MapsAndWeapons({ loaded }: { readonly loaded: PanelData<MapsData> }) {
  const site = useSite();
  const player = usePanelPlayer();
  const [query] = useSearchParams();
  const filter = readMapsFilter(query);
  const title = <Trans>Maps and weapons</Trans>;
  return (
    <div id={mapsAnchor}>
      <DataPanel
        title={title}
        loaded={loaded}
        key={player.accountId}
        panelKey={panelKey(player, filter)}
        load={(signal) => loadMapsAndWeapons(site, player, filter, signal)}
        skeleton={<SkeletonTable rows={6} />}
      >
        {(data) => (
          <section className={styles.block}>
            <header className={styles.head}>
              <h2>{title}</h2>
              {(data.all || filter.mode || filter.kind) && (
                <MapsFilterForm filter={filter} modes={data.modes} />
              )}
            </header>
            {data.all ? (
              <div className={styles.tables}>
                <Maps {...data} all={data.all} />
                <Weapons {...data} all={data.all} />
              </div>
            ) : (
              <Panel label={site.game.name[site.locale]}>
                <p className={styles.none}>
                  {filter.mode || filter.kind ? (
                    <Trans>No match of this mode and kind in the last 3 months.</Trans>
                  ) : (
                    <Trans>No match in the last 3 months, without training.</Trans>
                  )}
                </p>
              </Panel>
            )}
          </section>
        )}
      </DataPanel>
    </div>
  );
}

type Known = MapsData & { readonly all: NonNullable<MapsData['all']> };

/** The rows that are shown first, so that both tables have about the same height. */
const firstRows = { maps: 5, weapons: 4 };

function Maps(data: Known) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const { maps, all } = data;
  const total = format.number(all.games);
  const count = format.number(maps.length);
  return (
    <Panel
      title={<Trans>Maps</Trans>}
      headingLevel={3}
      className={styles.panel}
      aside={
        all.games === 1 ? (
          <Trans>1 match in the last 3 months, without training</Trans>
        ) : (
          <Trans>{total} matches in the last 3 months, without training</Trans>
        )
      }
    >
      <p className={styles.sentence}>
        <MapsSentence {...data} />
      </p>
      <RecordTable
        caption={t`Results by map`}
        head={t`Map`}
        all={all}
        firstRows={firstRows.maps}
        allRows={t`All ${count} maps`}
        rows={maps.map((record) => {
          const { name, plate } = readMap(game, record.mapName);
          return {
            ...record,
            id: record.mapName,
            name: name[locale],
            picture: (
              <span className={styles.plate}>
                <MapPlate plate={plate} isWide />
              </span>
            ),
          };
        })}
      />
      {!maps.some(hasEnough) && (
        <Note>
          <Trans>Rates and a best map are named from 5 games on one map.</Trans>
        </Note>
      )}
    </Panel>
  );
}

function Weapons(data: Known) {
  const { t } = useLingui();
  const format = useFormat();
  const { weapons, weaponNames, all } = data;
  const count = format.number(weapons.length);
  const title = <Trans>Main weapons</Trans>;
  if (weapons.length === 0)
    return (
      <Panel title={title} headingLevel={3} className={styles.missing}>
        <p className={styles.none}>
          <Trans>
            Read from the kill logs of recent matches. They arrive within a few minutes of the first visit.
          </Trans>
        </p>
      </Panel>
    );
  const known = weapons.reduce((sum, { games }) => sum + games, 0);
  const unknown = format.number(all.games - known);
  return (
    <Panel
      title={title}
      headingLevel={3}
      className={styles.panel}
      aside={<Trans>with most damage in a match</Trans>}
    >
      <p className={styles.sentence}>
        <WeaponsSentence {...data} />
      </p>
      <RecordTable
        caption={t`Results by main weapon`}
        head={t`Main weapon`}
        all={all}
        firstRows={firstRows.weapons}
        allRows={t`All ${count} weapons`}
        rows={weapons.map((record) => ({
          ...record,
          id: record.weapon,
          name: weaponNames[record.weapon] ?? record.weapon,
        }))}
      />
      <Note>
        <Trans>Best is named from 5 games on. The line in each bar is the player’s own average.</Trans>
        {known < all.games && (
          <>
            <SentenceGap />
            <Trans>Matches without a known main weapon: {unknown}.</Trans>
          </>
        )}
      </Note>
    </Panel>
  );
}

import { readMap } from '@hotdrop/shared-domain/game';
import { Columns, Note, Panel } from '@hotdrop/shared-ui/layout';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { Grid, Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { SkeletonTable } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useQueryLink } from '../address.ts';
import { FilterForm, KindSelect, ModeSelect } from '../filter-form.tsx';
import { DataPanel, usePanelPlayer } from '../overview/data-panel.tsx';
import {
  filterParams,
  loadMapsAndWeapons,
  type MapsData,
  type MapsFilter,
  type PanelData,
  panelKey,
  readMapsFilter,
} from '../overview/overview.loader.ts';
import panels from '../overview/overview.module.css';
import styles from './habits.module.css';
import { RecordTable } from './record-table.tsx';
import { findExtremes, findStrongest, hasEnough, winRate } from './records.ts';

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
        panelKey={panelKey({ ...player, ...filter })}
        load={(signal) => loadMapsAndWeapons(site, { ...player, ...filter }, signal)}
        skeleton={<SkeletonTable rows={6} />}
      >
        {(data) => (
          <Grid as="section" gap={4}>
            <Row as="header" justify="between" isWrapped>
              <h2>{title}</h2>
              {(data.all || filter.mode || filter.kind) && (
                <MapsFilterForm filter={filter} modes={data.modes} />
              )}
            </Row>
            {data.all ? (
              <Columns shape="halves">
                <Maps {...data} all={data.all} />
                <Weapons {...data} all={data.all} />
              </Columns>
            ) : (
              <Panel label={site.game.name[site.locale]}>
                <p className={panels.noStats}>
                  {filter.mode || filter.kind ? (
                    <Trans>No match of this mode and kind in the last 3 months.</Trans>
                  ) : (
                    <Trans>No match of battle royale in the last 3 months.</Trans>
                  )}
                </p>
              </Panel>
            )}
          </Grid>
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
      aside={
        all.games === 1 ? (
          <Trans>1 match of battle royale in the last 3 months</Trans>
        ) : (
          <Trans>{total} matches of battle royale in the last 3 months</Trans>
        )
      }
    >
      <MapsSentence {...data} />
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
        <p className={panels.noStats}>
          <Trans>
            Read from the kill logs of recent matches. They arrive within a few minutes of the first visit.
          </Trans>
        </p>
      </Panel>
    );
  const known = weapons.reduce((sum, { games }) => sum + games, 0);
  const unknown = format.number(all.games - known);
  return (
    <Panel title={title} headingLevel={3} aside={<Trans>with most damage in a match</Trans>}>
      <WeaponsSentence {...data} />
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

/** The anchor of the section, to which a form without JavaScript returns. */
const mapsAnchor = 'maps';

/** Parameters of the address that the form keeps. */
const kept = ['perspective', 'mode', 'against'];

interface MapsFilterFormProps {
  readonly filter: MapsFilter;
  /** The modes that the player has played. */
  readonly modes: readonly string[];
}

/** Filters maps and weapons by mode and kind of match. Without JavaScript it is a form with a button. */
function MapsFilterForm({ filter, modes }: MapsFilterFormProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const link = useQueryLink();
  const choose = (name: string, value: string | null) =>
    void navigate(link({ [name]: value }), { preventScrollReset: true });
  return (
    <FilterForm label={t`Filter maps and weapons`} action={`${pathname}#${mapsAnchor}`} kept={kept}>
      <ModeSelect
        name={filterParams.mode}
        value={filter.mode ?? null}
        modes={modes}
        onChange={(mode) => choose(filterParams.mode, mode)}
      />
      <KindSelect
        name={filterParams.kind}
        value={filter.kind ?? null}
        onChange={(kind) => choose(filterParams.kind, kind)}
      />
    </FilterForm>
  );
}

/** Says on which map the player wins most and least. */
function MapsSentence({ maps, all }: Known) {
  const { game, locale } = useSite();
  const format = useFormat();
  const extremes = findExtremes(maps, all);
  if (!extremes) return null;
  const { best, hardest } = extremes;
  const nameOf = (map: (typeof maps)[number] | null) => map && readMap(game, map.mapName).name[locale];
  const [name, hard] = [nameOf(best), nameOf(hardest)];
  const rate = format.percent(best && winRate(best));
  const average = format.percent(winRate(all));
  const wins = format.number(hardest?.wins);
  const games = format.number(hardest?.games);
  if (best && hardest)
    return (
      <Sentence>
        <Trans>
          <b>Best on {name}:</b> {rate} won, {average} on all maps. {hard} is the hard one: {wins} of {games}{' '}
          won.
        </Trans>
      </Sentence>
    );
  if (best)
    return (
      <Sentence>
        <Trans>
          <b>Best on {name}:</b> {rate} won, {average} on all maps.
        </Trans>
      </Sentence>
    );
  return (
    <Sentence>
      {all.wins === 0 ? (
        <Trans>No win on any map in these matches.</Trans>
      ) : (
        <Trans>Wins about as often on every map.</Trans>
      )}
    </Sentence>
  );
}

/** Says with which weapon the player does most damage, and which one is picked most. */
function WeaponsSentence({ weapons, weaponNames }: Known) {
  const format = useFormat();
  const strongest = findStrongest(weapons);
  const picked = weapons.find(hasEnough);
  if (!strongest || !picked) return null;
  const nameOf = ({ weapon }: { readonly weapon: string }) => weaponNames[weapon] ?? weapon;
  const [name, favorite] = [nameOf(strongest), nameOf(picked)];
  const damage = format.number(strongest.averageDamage);
  const rate = format.percent(winRate(picked));
  return (
    <Sentence>
      {strongest === picked ? (
        <Trans>
          <b>Most damage and most games with the {name}:</b> {damage} a match, {rate} won.
        </Trans>
      ) : (
        <Trans>
          <b>Most damage with the {name}:</b> {damage} a match. The {favorite} is picked most and wins {rate}.
        </Trans>
      )}
    </Sentence>
  );
}

const Sentence = ({ children }: { readonly children: React.ReactNode }) => (
  <Text as="p" tone="muted" padding="panel">
    {children}
  </Text>
);

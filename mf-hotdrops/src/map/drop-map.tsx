import { readMap } from '@hotdrop/shared-domain/game';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { GroundArt } from '../ground/ground-art.tsx';
import { groundUnits } from '../ground/trace.ts';
import { mapAddress } from '../places/maps.ts';
import styles from './drop-map.module.css';
import { Legend } from './legend.tsx';
import type { Drops, MapData } from './map.loader.ts';
import { type Grouping, type Layer, type ShownView, writeView } from './map-view.ts';
import { createScale } from './steps.ts';
import { TownCard } from './town-card.tsx';
import { TownLabels } from './town-labels.tsx';
import type { Towns } from './use-towns.ts';

interface DropMapProps {
  readonly shown: MapData;
  readonly content: Drops;
  readonly towns: Towns;
  /** The name of the map. */
  readonly map: string;
}

/** The map with landings, by town or by cell. The table has the same figures as text. */
export function DropMap({ shown, content, towns, map }: DropMapProps) {
  const site = useSite();
  const { t } = useLingui();
  const { mapName, view, map: geography, ground, heat } = shown;
  const { layer, by } = view;
  const to = (change: Partial<ShownView>) => mapAddress(site, mapName, writeView(view, change));
  const tab = <Value extends Layer | Grouping>(change: Partial<ShownView>, label: string, value: Value) => ({
    ...{ to: to(change), label, isCurrent: value === layer || value === by },
    ...{ preventScrollReset: true, rel: 'nofollow' as const },
  });
  const places = by === 'cells' ? content.cells : towns.list;
  const scale = createScale(layer, places);
  return (
    <Panel label={t`Map of ${map}`} className={styles.panel}>
      <div className={styles.bar}>
        <Tabs
          look="smallSegments"
          label={t`What the map shows`}
          tabs={[
            tab({ layer: 'landings' }, t`Landings`, 'landings'),
            tab({ layer: 'place' }, t`Avg place`, 'place'),
            tab({ layer: 'dead' }, t`Dead in 2 min`, 'dead'),
          ]}
        />
        <Tabs
          look="smallSegments"
          label={t`By`}
          tabs={[tab({ by: 'towns' }, t`Towns`, 'towns'), tab({ by: 'cells' }, t`Cells`, 'cells')]}
        />
      </div>
      <div className={styles.map}>
        <svg viewBox={`0 0 ${groundUnits} ${groundUnits}`} aria-hidden="true">
          <GroundArt drawing={ground} size={geography?.size ?? null} />
          {by === 'cells' && <Cells content={content} stepOf={scale.stepOf} />}
          {by === 'towns' &&
            layer === 'landings' &&
            heat.map((path) => <path key={path} d={path} className={styles.heat} />)}
          {geography && (
            <TownRings
              towns={towns}
              geography={geography}
              stepOf={by === 'towns' && layer !== 'landings' ? scale.stepOf : null}
            />
          )}
        </svg>
        {geography && <TownLabels towns={towns} geography={geography} shown={shown} content={content} />}
      </div>
      <Legend layer={layer} by={by} ends={scale.ends} cellSize={geography && geography.size / content.side} />
      {towns.chosen && by === 'towns' && <TownCard town={towns.chosen} matches={content.matches} />}
    </Panel>
  );
}

/** The outline of a map without matches in this time. */
export function NoDrops({ shown: { mapName, view }, map }: Pick<DropMapProps, 'shown' | 'map'>) {
  const { game } = useSite();
  const { t } = useLingui();
  return (
    <Panel label={t`Map of ${map}`} className={styles.none}>
      <MapPlate plate={readMap(game, mapName).plate} isWide />
      <p className={styles.words}>
        {view.mode === null && view.kind === null ? (
          <Trans>
            No match on {map} was read in this time. Open a match of your own to add the first one.
          </Trans>
        ) : (
          <Trans>
            No match on {map} was read in this time. Choose another mode, or open a match of your own.
          </Trans>
        )}
      </p>
    </Panel>
  );
}

interface CellsProps {
  readonly content: Drops;
  readonly stepOf: ReturnType<typeof createScale>['stepOf'];
}

/** A square for each cell with a figure. */
function Cells({ content: { cells, side }, stepOf }: CellsProps) {
  const length = groundUnits / side;
  return cells.map((cell) => {
    const step = stepOf(cell);
    if (step === null) return null;
    return (
      <rect
        key={cell.cell}
        x={(cell.cell % side) * length}
        y={Math.floor(cell.cell / side) * length}
        width={length}
        height={length}
        className={styles.step}
        data-step={step}
      />
    );
  });
}

interface TownRingsProps {
  readonly towns: Towns;
  readonly geography: NonNullable<MapData['map']>;
  /** Null: towns are not filled. */
  readonly stepOf: ReturnType<typeof createScale>['stepOf'] | null;
}

/** The towns as discs in their tone, and a ring around the one that is chosen or pointed at. */
function TownRings({ towns: { list, chosen, pointed }, geography, stepOf }: TownRingsProps) {
  const scale = groundUnits / geography.size;
  return list.map((one) => {
    const place = geography.towns.find(({ id }) => id === one.town);
    if (!place) return null;
    const step = stepOf?.(one) ?? null;
    const isRinged = one.town === pointed || one.town === chosen?.town;
    const circle = {
      cx: Math.round(place.x * scale),
      cy: Math.round(place.y * scale),
      r: Math.round(place.radius * scale),
    };
    return (
      <g key={one.town}>
        {step !== null && <circle {...circle} className={styles.step} data-step={step} />}
        {isRinged && <circle {...circle} className={styles.ring} />}
      </g>
    );
  });
}

import { type MapGeography, readMap } from '@hotdrop/shared-domain/game';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/layout';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { Row, Stat, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { GroundArt } from '../ground/ground.tsx';
import { groundUnits } from '../ground/trace.ts';
import { estimateWidth, type LabelPoint, placeLabels } from '../places/place-labels.ts';
import { hasEnoughMatches, mapAddress } from '../places/places.ts';
import type { Drops, MapData } from './map.loader.ts';
import styles from './map.module.css';
import { createScale, type Grouping, type Layer, type ShownView, stepCount, writeView } from './map-view.ts';
import type { NamedTown, Towns } from './use-towns.ts';

interface DropMapProps {
  readonly shown: MapData;
  readonly content: Drops;
  readonly towns: Towns;
  /** The name of the map. */
  readonly map: string;
}

/** The map with landings, by town or by cell. The table has the same stats as text. */
export function DropMap({ shown, content, towns, map }: DropMapProps) {
  const site = useSite();
  const { t } = useLingui();
  const { mapName, view, map: geography, ground, heat } = shown;
  const { layer, by } = view;
  const to = (change: Partial<ShownView>) => mapAddress(site, mapName, writeView(view, change));
  const tab = <Value extends Layer | Grouping>(change: Partial<ShownView>, label: string, value: Value) => ({
    to: to(change),
    label,
    isCurrent: value === layer || value === by,
    preventScrollReset: true,
    rel: 'nofollow' as const,
  });
  const places = by === 'cells' ? content.cells : towns.list;
  const scale = createScale(layer, places);
  return (
    <Panel label={t`Map of ${map}`}>
      <Row align="stretch" justify="between" isWrapped className={styles.bar}>
        <Tabs
          variant="smallSegments"
          label={t`What the map shows`}
          tabs={[
            tab({ layer: 'landings' }, t`Landings`, 'landings'),
            tab({ layer: 'place' }, t`Avg place`, 'place'),
            tab({ layer: 'dead' }, t`Dead in 2 min`, 'dead'),
          ]}
        />
        <Tabs
          variant="smallSegments"
          label={t`By`}
          tabs={[tab({ by: 'towns' }, t`Towns`, 'towns'), tab({ by: 'cells' }, t`Cells`, 'cells')]}
        />
      </Row>
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
      <Text as="p" tone="muted" padding="panel">
        {view.mode === null && view.kind === null ? (
          <Trans>
            No match on {map} was read in this time. Open a match of your own to add the first one.
          </Trans>
        ) : (
          <Trans>
            No match on {map} was read in this time. Choose another mode, or open a match of your own.
          </Trans>
        )}
      </Text>
    </Panel>
  );
}

const opacityOf = (step: number) => 0.14 * step - 0.04;

interface CellsProps {
  readonly content: Drops;
  readonly stepOf: ReturnType<typeof createScale>['stepOf'];
}

/** A square for each cell with a stat. */
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
        fillOpacity={opacityOf(step)}
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
        {step !== null && <circle {...circle} className={styles.step} fillOpacity={opacityOf(step)} />}
        {isRinged && <circle {...circle} className={styles.ring} />}
      </g>
    );
  });
}

interface LegendProps {
  readonly layer: Layer;
  readonly by: Grouping;
  /** Null: no place has a stat. */
  readonly ends: readonly [number, number] | null;
  /** Meters. Null: unknown. */
  readonly cellSize: number | null;
}

/** The tones of the map, with the values of the first and the last. */
function Legend({ layer, by, ends, cellSize }: LegendProps) {
  const format = useFormat();
  const meters = format.meters(cellSize);
  const show: Readonly<Record<Layer, (value: number) => string>> = {
    landings: format.number,
    place: (value) => `#${format.decimal(value, 1)}`,
    dead: (value) => format.percent(value),
  };
  return (
    <Row as="p" size="t12" tone="muted" isWrapped className={styles.legend}>
      {ends && <span>{show[layer](ends[0])}</span>}
      <svg viewBox={`0 0 ${stepCount * 20} 10`} className={styles.tones} aria-hidden="true">
        {[...Array(stepCount).keys()].map((step) => (
          <rect
            key={step}
            x={step * 20}
            width={19}
            height={10}
            className={styles.step}
            fillOpacity={opacityOf(step + 1)}
          />
        ))}
      </svg>
      {ends && <span>{show[layer](ends[1])}</span>}
      <Text flex="push">
        {layer === 'place' && <Trans>average place of the team</Trans>}
        {layer === 'dead' && <Trans>dead within 2 minutes of landing</Trans>}
        {layer === 'landings' && by === 'towns' && <Trans>landings per town</Trans>}
        {layer === 'landings' &&
          by === 'cells' &&
          (cellSize ? <Trans>landings per cell of {meters}</Trans> : <Trans>landings per cell</Trans>)}
      </Text>
    </Row>
  );
}

interface TownCardProps {
  readonly town: NamedTown;
  /** All matches on the map. */
  readonly matches: number;
}

/** How landing in the chosen town begins and ends. */
function TownCard({ town, matches }: TownCardProps) {
  const { number, decimal, percent, clock } = useFormat();
  const [landings, inMatches, all] = [number(town.landings), number(town.matches), number(matches)];
  return (
    <Row gap={5} justify="between" align="start" isWrapped className={styles.card} aria-live="polite">
      <div>
        <Text as="h2" size="d20">
          {town.name}
        </Text>
        <Text as="p" size="t12" tone="muted">
          <Trans>
            {landings} landings in {inMatches} of {all} matches
          </Trans>
        </Text>
      </div>
      <Row as="dl" gap={5} align="start" isWrapped>
        <Stat size="d18" label={<Trans>Teams at once</Trans>} value={decimal(town.averageTeams, 1)} />
        <Stat size="d18" label={<Trans>Avg place</Trans>} value={decimal(town.averagePlace, 1)} />
        <Stat size="d18" label={<Trans>First fight</Trans>} value={clock(town.firstFight)} />
        <Stat size="d18" label={<Trans>Dead in 2 min</Trans>} value={percent(town.deadEarly)} />
      </Row>
    </Row>
  );
}

interface TownLabelsProps {
  readonly towns: Towns;
  readonly geography: MapGeography;
  readonly shown: MapData;
  readonly content: Drops;
}

/** The usual width of the map in px. */
const usual = 560;
const most = 16;
/** Phones have room for this many. */
const mostOnPhones = 6;

/** The names of the towns with most landings on the map, as links that choose the town. The table has them, too. */
function TownLabels({ towns, geography, shown, content }: TownLabelsProps) {
  const site = useSite();
  const format = useFormat();
  const { view, mapName } = shown;
  const { list, chosen, pointed, point } = towns;
  const scale = usual / geography.size;
  const placeOf = (town: NamedTown) => geography.towns.find(({ id }) => id === town.town);
  /** How far from the center of a town its name begins. The chosen town has a ring. */
  const edgeOf = (town: NamedTown, radius: number) => (town.town === chosen?.town ? 1 : 0.7) * radius;
  const discs = list.flatMap((town) => {
    const place = placeOf(town);
    if (!place || view.by === 'cells' || view.layer === 'landings') return [];
    const half = place.radius * 0.7;
    return [
      {
        left: (place.x - half) * scale,
        right: (place.x + half) * scale,
        top: (place.y - half) * scale,
        bottom: (place.y + half) * scale,
      },
    ];
  });
  const statOf = ({ landings, averagePlace, deadEarly }: NamedTown): string => {
    if (!hasEnoughMatches(content)) return '';
    if (view.layer === 'place') return `#${format.decimal(averagePlace, 1)}`;
    return format.percent(view.layer === 'dead' ? deadEarly : landings / content.all.landings);
  };
  const placed = placeLabels(
    list.flatMap((town): LabelPoint[] => {
      const place = placeOf(town);
      if (!place) return [];
      return [
        {
          id: town.town,
          x: place.x * scale,
          y: place.y * scale,
          radius: edgeOf(town, place.radius) * scale,
          width: estimateWidth(`${town.name} ${statOf(town)}`, 7.5),
        },
      ];
    }),
    { width: usual, height: usual, sides: ['above', 'below'], most, avoid: discs },
  );
  const shownTowns = list.filter(({ town }) => placed.has(town));
  return (
    <div aria-hidden="true">
      {shownTowns.map((one, at) => {
        const place = placeOf(one);
        if (!place) return null;
        const isBelow = placed.get(one.town) === 'below';
        const edge = place.y + (isBelow ? 1 : -1) * edgeOf(one, place.radius);
        return (
          <Text
            as={Link}
            tone="text"
            wrap="none"
            key={one.town}
            to={mapAddress(site, mapName, writeView(view, { town: one.town }))}
            preventScrollReset
            rel="nofollow"
            tabIndex={-1}
            className={classNames(
              styles.label,
              isBelow && styles.below,
              at >= mostOnPhones && styles.wideOnly,
              (one.town === chosen?.town || one.town === pointed) && styles.chosen,
            )}
            style={{
              '--x': `${((place.x / geography.size) * 100).toFixed(1)}%`,
              '--y': `${((edge / geography.size) * 100).toFixed(1)}%`,
            }}
            onPointerEnter={() => point(one.town)}
            onPointerLeave={() => point(null)}
          >
            {one.name} <small>{statOf(one)}</small>
          </Text>
        );
      })}
    </div>
  );
}

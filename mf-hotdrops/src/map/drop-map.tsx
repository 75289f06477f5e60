import { type MapGeography, readMap } from '@hotdrop/shared-domain/game';
import { estimateWidth } from '@hotdrop/shared-domain/text';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { type Icon, icon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { GroundArt } from '../ground/ground.tsx';
import { groundUnits } from '../ground/trace.ts';
import { type Box, type LabelSide, placeLabels } from '../places/place-labels.ts';
import { hasEnoughMatches, mapAddress } from '../places/places.ts';
import type { Drops, MapData } from './map.loader.ts';
import styles from './map.module.css';
import { createScale, type Grouping, type Layer, type ShownView, stepCount, writeView } from './map-view.ts';
import type { NamedTown, Pin, Towns } from './use-towns.ts';

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
  const scale = createScale(layer, places, content.all.landings);
  return (
    <Panel label={t`Map of ${map}`} className={styles.panel}>
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
        <Row align="start" justify="between" gap={2} isWrapped className={styles.bar}>
          <Tabs
            variant="smallSegments"
            label={t`What the map shows`}
            tabs={[
              tab({ layer: 'landings' }, t`Landings`, 'landings'),
              tab({ layer: 'place' }, t`Place`, 'place'),
              tab({ layer: 'dead' }, t`Dead early`, 'dead'),
            ]}
          />
          <Tabs
            variant="smallSegments"
            label={t`By`}
            tabs={[tab({ by: 'towns' }, t`Towns`, 'towns'), tab({ by: 'cells' }, t`Cells`, 'cells')]}
          />
        </Row>
        <Legend layer={layer} ends={scale.ends} />
      </div>
      {towns.pins.length > 0 && <PinList pins={towns.pins} to={to} />}
    </Panel>
  );
}

/** The drawing of a map without matches in this time. */
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

const opacityOf = (step: number) => 0.15 * step - 0.05;

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
  /** Null: no place has a stat. */
  readonly ends: readonly [number, number] | null;
}

/** The tones of the map, with the values of the first and the last. */
function Legend({ layer, ends }: LegendProps) {
  const format = useFormat();
  if (!ends) return null;
  const show: Readonly<Record<Layer, (value: number) => string>> = {
    landings: format.number,
    place: (value) => `#${format.decimal(value, 1)}`,
    dead: (value) => format.percent(value),
  };
  return (
    <Row as="p" size="t12" tone="muted" className={styles.legend}>
      {show[layer](ends[0])}
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
      {show[layer](ends[1])}
    </Row>
  );
}

const pinIcons: Readonly<Record<Pin['kind'], Icon>> = {
  hottest: icon(
    'M10 17.5c-3.2 0-5.3-2-5.3-4.9 0-2.6 2-4 2.9-5.9.4 1.3 1.1 2 2 2.300C9.2 6.2 10 4 11.8 2.500c0 3 3.5 5 3.5 9.6 0 3.3-2.2 5.4-5.3 5.400z',
  ),
  deadliest: icon(
    'M10 2.8c-3.9 0-6.5 2.6-6.5 6 0 2.3 1.1 3.7 2.7 4.700v3.200h7.600v-3.200c1.6-1 2.7-2.4 2.7-4.7 0-3.4-2.6-6-6.5-6zM7.3 9.300v.5M12.7 9.300v.5M9 16.700v-2M11 16.700v-2',
  ),
  best: icon(
    'M6 3h8v5a4 4 0 0 1-8 0zM6 4.500H3.300c0 3 1 4.5 2.9 4.800M14 4.500h2.700c0 3-1 4.5-2.9 4.800M10 12v3M6.8 17h6.4',
  ),
};

export function PinName({ kind }: Pick<Pin, 'kind'>) {
  if (kind === 'hottest') return <Trans>Hottest</Trans>;
  return kind === 'best' ? <Trans>Most won</Trans> : <Trans>Deadliest</Trans>;
}

/** The symbol of a pin. Put its words beside it. */
export function PinMark({ kind, isLarge = false }: Pick<Pin, 'kind'> & { readonly isLarge?: boolean }) {
  const Mark = pinIcons[kind];
  return (
    <span className={classNames(styles.mark, styles[kind], isLarge && styles.large)}>
      <Mark size={isLarge ? 's' : 'xs'} />
    </span>
  );
}

interface PinListProps {
  readonly pins: readonly Pin[];
  readonly to: (change: Partial<ShownView>) => string;
}

/** The words of the pins, which have no room on the map of a phone. */
function PinList({ pins, to }: PinListProps) {
  const { percent } = useFormat();
  return (
    <Grid
      as="ul"
      columns={`repeat(${pins.length}, minmax(0, 1fr))`}
      gap={0}
      hideFrom={728}
      className={styles.pins}
    >
      {pins.map(({ kind, town, share }) => (
        <li key={kind}>
          <Row
            as={Link}
            gap={2}
            isTarget
            to={to({ town: town.town })}
            preventScrollReset
            rel="nofollow"
            className={styles.pinWords}
          >
            <PinMark kind={kind} />
            <Text size="t12" tone="muted">
              <PinName kind={kind} />
              <b>{town.name}</b>
              {percent(share)}
            </Text>
          </Row>
        </li>
      ))}
    </Grid>
  );
}

interface TownLabelsProps {
  readonly towns: Towns;
  readonly geography: MapGeography;
  readonly shown: MapData;
  readonly content: Drops;
}

/** The widths of the map in px for which names are placed, and how many fit. */
const [wide, narrow] = [
  { width: 640, most: 24, letter: 7.4 },
  { width: 360, most: 10, letter: 7.6 },
];
/** Where a name is, beside the middle of its town. */
const besideTown: Readonly<Record<LabelSide, string>> = {
  above: 'translate(-50%, calc(-100% - var(--s-1)))',
  below: 'translate(-50%, var(--s-1))',
  right: 'translate(var(--s-2), -50%)',
  left: 'translate(calc(-100% - var(--s-2)), -50%)',
};
const hidden = 'scale(0)';

/** Names and pins of towns on the map, as links that choose the town. The table has them, too. */
function TownLabels({ towns, geography, shown, content }: TownLabelsProps) {
  const site = useSite();
  const format = useFormat();
  const { t } = useLingui();
  const { view, mapName } = shown;
  const { list, chosen, pointed, point, pins } = towns;
  const placeOf = (id: string) => geography.towns.find((town) => town.id === id);
  const pinsOf = ({ town }: NamedTown) => pins.filter((pin) => pin.town.town === town);
  const wordsOf: Readonly<Record<Pin['kind'], (share: string) => string>> = {
    hottest: (share) => t`Hottest ${share}`,
    deadliest: (share) => t`Deadliest ${share}`,
    best: (share) => t`Most won ${share}`,
  };
  const pinText = (town: NamedTown) =>
    pinsOf(town)
      .map(({ kind, share }) => wordsOf[kind](format.percent(share)))
      .join(' · ');
  const statOf = ({ isEnough, landings, averagePlace, deadEarly }: NamedTown): string => {
    if (!isEnough || !hasEnoughMatches(content)) return '';
    if (view.layer === 'place') return `#${format.decimal(averagePlace, 1)}`;
    return format.percent(view.layer === 'dead' ? deadEarly : landings / content.all.landings);
  };
  const rest = geography.towns.filter(({ id }) => !list.some(({ town }) => town === id));
  const isLeft = (x: number) => x > geography.size * 0.7;
  const place = ({ width, most, letter }: typeof wide, hasWords: boolean) => {
    const scale = width / geography.size;
    const texts = pins.flatMap(({ town }): Box[] => {
      const at = placeOf(town.town);
      if (!at) return [];
      const [x, y] = [at.x * scale, at.y * scale];
      const mark = { left: x - 18, right: x + 18, top: y - 44, bottom: y };
      if (!hasWords) return [mark];
      const length = Math.max(estimateWidth(town.name, 8), estimateWidth(pinText(town), 6.5)) + 40;
      return [isLeft(at.x) ? { ...mark, left: x - length } : { ...mark, right: x + length }];
    });
    const points = [
      ...list.filter((town) => !hasWords || pinsOf(town).length === 0),
      ...rest.map(({ id, name }) => ({ town: id, name, isEnough: false })),
    ].flatMap((town) => {
      const at = placeOf(town.town);
      if (!at) return [];
      const words = hasWords && 'landings' in town ? `${town.name} ${statOf(town)}` : town.name;
      return [
        {
          id: town.town,
          x: at.x * scale,
          y: at.y * scale,
          radius: 8,
          width: estimateWidth(words, letter) + 4,
        },
      ];
    });
    const bars = { left: 0, right: width, top: 0, bottom: 48 };
    const legend = { left: 0, right: 180, top: width - 30, bottom: width };
    return placeLabels(points, {
      width,
      height: width,
      sides: ['above', 'below', 'right', 'left'],
      most,
      texts: [...texts, bars, legend],
    });
  };
  const [onDesktops, onPhones] = [place(wide, true), place(narrow, false)];
  const named = [...list, ...rest.map(({ id, name }) => ({ town: id, name }))];
  const share = (length: number) => `${((length / geography.size) * 100).toFixed(1)}%`;
  const linkTo = (id: string) => mapAddress(site, mapName, writeView(view, { town: id }));
  return (
    <div aria-hidden="true">
      {named.map((one) => {
        const at = placeOf(one.town);
        const sides = [onDesktops.get(one.town), onPhones.get(one.town)] as const;
        if (!at || (!sides[0] && !sides[1])) return null;
        const isCounted = 'landings' in one;
        return (
          <Text
            as={isCounted ? Link : 'span'}
            wrap="none"
            key={one.town}
            {...(isCounted && {
              to: linkTo(one.town),
              preventScrollReset: true,
              rel: 'nofollow',
              tabIndex: -1,
              onPointerEnter: () => point(one.town),
              onPointerLeave: () => point(null),
            })}
            className={classNames(
              styles.label,
              isCounted && one.isEnough && styles.big,
              (one.town === chosen?.town || one.town === pointed) && styles.chosen,
            )}
            style={{
              '--x': share(at.x),
              '--y': share(at.y),
              '--wide': sides[0] ? besideTown[sides[0]] : hidden,
              '--narrow': sides[1] ? besideTown[sides[1]] : hidden,
            }}
          >
            {one.name} {isCounted && <small>{statOf(one)}</small>}
          </Text>
        );
      })}
      {pins.map(({ kind, town }) => {
        const at = placeOf(town.town);
        const [first] = pinsOf(town);
        if (!at || first?.kind !== kind) return null;
        return (
          <Link
            key={kind}
            to={linkTo(town.town)}
            preventScrollReset
            rel="nofollow"
            tabIndex={-1}
            className={classNames(styles.pin, isLeft(at.x) && styles.toLeft)}
            style={{ '--x': share(at.x), '--y': share(at.y) }}
          >
            <PinMark kind={kind} isLarge />
            <span className={styles.pinText}>
              <b>{town.name}</b>
              <small>{pinText(town)}</small>
            </span>
          </Link>
        );
      })}
    </div>
  );
}

import type { MapGeography } from '@hotdrop/shared-domain/game';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Link } from 'react-router-dom';
import { hasEnoughMatches } from '../places/enough.ts';
import { mapAddress } from '../places/maps.ts';
import { estimateWidth, type LabelPoint, placeLabels } from '../places/place-labels.ts';
import type { Drops, MapData } from './map.loader.ts';
import { writeView } from './map-view.ts';
import styles from './town-labels.module.css';
import type { NamedTown, Towns } from './use-towns.ts';

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
export function TownLabels({ towns, geography, shown, content }: TownLabelsProps) {
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
        ...{ left: (place.x - half) * scale, right: (place.x + half) * scale },
        ...{ top: (place.y - half) * scale, bottom: (place.y + half) * scale },
      },
    ];
  });
  const figureOf = ({ landings, averagePlace, deadEarly }: NamedTown): string => {
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
          ...{ x: place.x * scale, y: place.y * scale, radius: edgeOf(town, place.radius) * scale },
          width: estimateWidth(`${town.name} ${figureOf(town)}`, 7.5),
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
          <Link
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
            {one.name} <small>{figureOf(one)}</small>
          </Link>
        );
      })}
    </div>
  );
}

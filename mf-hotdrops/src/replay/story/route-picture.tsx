import type { MapGeography } from '@hotdrop/shared-domain/game';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/panel';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GroundDrawing } from '../../ground/draw-ground.ts';
import { GroundArt } from '../../ground/ground-art.tsx';
import { groundUnits } from '../../ground/trace.ts';
import { estimateWidth, placeLabels } from '../../places/place-labels.ts';
import { findView } from './find-view.ts';
import styles from './route-picture.module.css';
import type { Story } from './story.ts';

interface RoutePictureProps {
  readonly story: Story;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
}

/** The side of the picture in px, between those on phones and on desktops: sizes of texts and pins are for it. */
const usual = 430;
const mostTowns = 12;
/** Names closer to a pin than this, in px, would be covered. */
const pinRoom = { x: 56, y: 20 };

/** The way of the followed player, with numbers that the list beside it explains. */
export function RoutePicture({ story: { route, follows }, map, ground }: RoutePictureProps) {
  const { t } = useLingui();
  const view = findView(route);
  const scale = view.side / usual;
  const toPicture = (units: number, start: number) => (units - start) / scale;
  const towns = (map?.towns ?? []).map((town) => {
    const [x, y] = [town.x, town.y].map((meters) => (meters * groundUnits) / (map?.size ?? 1));
    return { ...town, at: { x: toPicture(x ?? 0, view.x), y: toPicture(y ?? 0, view.y) } };
  });
  const pins = route.pins.map(({ x, y }) => ({ x: toPicture(x, view.x), y: toPicture(y, view.y) }));
  const isFree = ({ x, y }: { readonly x: number; readonly y: number }) =>
    !pins.some((pin) => Math.abs(pin.x - x) < pinRoom.x && Math.abs(pin.y - y) < pinRoom.y);
  const free = towns.filter(({ at }) => isFree(at));
  const placed = placeLabels(
    free.map(({ id, name, at }) => ({ id, ...at, radius: -8, width: estimateWidth(name, 8) })),
    { width: usual, height: usual, sides: ['above'], most: mostTowns },
  );
  return (
    <Panel label={t`The way of ${follows}`}>
      <svg
        viewBox={`${view.x} ${view.y} ${view.side} ${view.side}`}
        className={styles.picture}
        role="img"
        aria-label={t`The way of ${follows} over the map. The list beside it has every event.`}
      >
        <GroundArt drawing={ground} size={map?.size ?? null} />
        {route.zones.map(({ x, y, radius }) => (
          <circle key={radius} cx={x} cy={y} r={radius} className={styles.zone} />
        ))}
        {route.flight && <path d={route.flight} className={styles.flight} />}
        {free
          .filter(({ id }) => placed.has(id))
          .map(({ id, name, at }) => (
            <text
              key={id}
              x={Math.round(at.x * scale + view.x)}
              y={Math.round(at.y * scale + view.y)}
              fontSize={13 * scale}
              className={styles.town}
            >
              {name}
            </text>
          ))}
        <path d={route.way} className={styles.way} />
        {route.pins.map(({ x, y, from, to, kind }) => (
          <g key={from} className={classNames(styles.pin, kind === 'death' && styles.death)}>
            <rect
              x={x - (from === to ? 11 : 19) * scale}
              y={y - 11 * scale}
              width={(from === to ? 22 : 38) * scale}
              height={22 * scale}
              rx={11 * scale}
            />
            <text x={x} y={y + 4 * scale} fontSize={11 * scale}>
              {from === to ? from : `${from}–${to}`}
            </text>
          </g>
        ))}
      </svg>
      <p className={styles.words}>
        <Trans>The way of {follows} from the landing to the end, with the circles of the zone.</Trans>
      </p>
    </Panel>
  );
}

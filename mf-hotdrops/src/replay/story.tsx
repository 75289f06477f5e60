import type { MapGeography } from '@hotdrop/shared-domain/game';
import { estimateWidth } from '@hotdrop/shared-domain/text';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Text } from '@hotdrop/shared-ui/primitives';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, useLocation, useResolvedPath } from 'react-router-dom';
import { GroundArt } from '../ground/ground.tsx';
import type { GroundDrawing } from '../ground/load-ground.ts';
import { groundUnits } from '../ground/trace.ts';
import { placeLabels } from '../places/place-labels.ts';
import { MatchTime } from './match-time.tsx';
import { useEliminationWords } from './player/moment-words.tsx';
import styles from './replay.module.css';
import { findView, type Story, type StoryEvent } from './story.ts';

/** Leads to a moment of the replay. On the page of the replay, it replaces the address and keeps the scroll position. */
function MomentLink(props: LinkProps) {
  const isHere = useResolvedPath(props.to).pathname === useLocation().pathname;
  return <Link replace={isHere} preventScrollReset={isHere} rel="nofollow" {...props} />;
}

interface EventsProps {
  readonly story: Story;
  /** The address of the replay at a second. */
  readonly momentAt: (second: number) => string;
}

/** The list of what happened to the team, with the numbers of the picture. Each row leads to its moment. */
export function Events({ story, momentAt }: EventsProps) {
  return (
    <Panel title={<Trans>What happened</Trans>}>
      <Grid as="ol" isLined>
        {story.events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the number of the event
          <li key={at} className={classNames(event.kind === 'death' && styles.death)}>
            <Grid
              as={MomentLink}
              columns="2rem 3rem minmax(0, 1fr)"
              gap={3}
              align="center"
              padding={[2, 4]}
              isTarget
              to={momentAt(event.at)}
              className={styles.event}
            >
              <b className={styles.number}>{at + 1}</b>
              <MatchTime at={event.at} />
              <span>
                <EventWords event={event} story={story} />
              </span>
            </Grid>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}

function EventWords({ event, story: { follows } }: { readonly event: StoryEvent; readonly story: Story }) {
  const { describe, details } = useEliminationWords();
  if (event.kind === 'win') return <Trans>The team won the match</Trans>;
  if (event.kind === 'landing') {
    const { town } = event;
    return town ? (
      <Trans>
        {follows} landed at {town}
      </Trans>
    ) : (
      <Trans>{follows} landed far from every town</Trans>
    );
  }
  const more = details(event);
  return (
    <>
      {describe(event)}
      {more && (
        <Text as="small" size="t13" tone="muted" className={styles.more}>
          {more}
        </Text>
      )}
    </>
  );
}

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
    <svg
      viewBox={`${view.x} ${view.y} ${view.side} ${view.side}`}
      className={styles.picture}
      role="img"
      aria-label={t`The way of ${follows} over the map. The list beside it has every event.`}
    >
      <GroundArt drawing={ground} size={map?.size ?? null} zoom={groundUnits / view.side} />
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
        <g key={from} className={classNames(styles.pin, kind === 'death' && styles.routeDeath)}>
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
  );
}

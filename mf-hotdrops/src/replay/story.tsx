import type { MapGeography } from '@hotdrop/shared-domain/game';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps, useLocation, useResolvedPath } from 'react-router-dom';
import type { GroundDrawing } from '../ground/draw-ground.ts';
import { GroundArt } from '../ground/ground.tsx';
import { groundUnits } from '../ground/trace.ts';
import { estimateWidth, placeLabels } from '../places/place-labels.ts';
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
  const { clock } = useFormat();
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
              <Text as="time" tone="muted" align="end">
                {clock(event.at)}
              </Text>
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

interface FightsProps {
  readonly story: Story;
  /** The address of the replay at a second. */
  readonly momentAt: (second: number) => string;
}

/** The fights of the team with their outcome. Each leads to its moment. */
export const Fights = ({ story, momentAt }: FightsProps) => (
  <Panel
    title={<Trans>Fights of this team</Trans>}
    aside={<Trans>Shots of this team less than 30 s apart are one fight.</Trans>}
  >
    <ol className={styles.fights}>
      {story.fights.map((fight) => (
        <li key={fight.at}>
          <Fight fight={fight} address={momentAt(fight.at)} />
        </li>
      ))}
    </ol>
  </Panel>
);

const outcomes = { won: 'up', lost: 'down', even: undefined } as const;

function Fight({ fight, address }: { readonly fight: Story['fights'][number]; readonly address: string }) {
  const { clock, list } = useFormat();
  const { at, outcome, town, against, kills, lost } = fight;
  const teams = list(against.map(String));
  return (
    <Grid
      as={MomentLink}
      columns="minmax(0, 1fr) auto auto"
      gap={4}
      align="center"
      padding={[3, 5]}
      isTarget
      to={address}
      className={styles.fight}
    >
      <div>
        <p>
          <Text as="time" size="t13" tone="muted">
            {clock(at)}
          </Text>{' '}
          <Text as="b" tone={outcomes[outcome]}>
            {outcome === 'won' && <Trans>Won</Trans>}
            {outcome === 'lost' && <Trans>Lost</Trans>}
            {outcome === 'even' && <Trans>Even</Trans>}
          </Text>
        </p>
        <h3>{town ?? <Trans>In the open</Trans>}</h3>
        <Text as="p" size="t13" tone="muted">
          {against.length > 1 ? <Trans>Teams {teams}</Trans> : <Trans>Team {teams}</Trans>}
        </Text>
      </div>
      <Text as="p" size="t13" tone="muted" align="center" className={styles.count}>
        <b>{kills}</b>
        <Plural value={kills} one="kill" other="kills" />
      </Text>
      <Text as="p" size="t13" tone="muted" align="center" className={styles.count}>
        <b>{lost}</b>
        <Trans>lost</Trans>
      </Text>
    </Grid>
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
      <Text as="p" size="t13" tone="muted" padding="panel">
        <Trans>The way of {follows} from the landing to the end, with the circles of the zone.</Trans>
      </Text>
    </Panel>
  );
}

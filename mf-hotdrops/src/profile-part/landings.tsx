import { type MapGeography, readMap } from '@hotdrop/shared-domain/game';
import type { PlayerLandings } from '@hotdrop/shared-domain/wire';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/panel';
import { Grid, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { GroundDrawing } from '../ground/draw-ground.ts';
import { GroundArt } from '../ground/ground.tsx';
import { groundUnits } from '../ground/trace.ts';
import { mapAddress, townName } from '../places/places.ts';
import styles from './landings.module.css';

const mostTowns = 5;
/** A town with fewer landings is not called the best. */
const fewestForBest = 10;

export interface LandingsProps {
  readonly name: string;
  /** Of the map on which the player lands most. */
  readonly landings: PlayerLandings;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
}

type TownLandings = PlayerLandings['towns'][number];

/** The map with the player's fights, and the towns where they land most. */
export function Landings({ name, landings, map, ground }: LandingsProps) {
  const site = useSite();
  const { number } = useFormat();
  const { mapName, towns, fightsWon, fightsLost, deadEarly } = landings;
  const mapLabel = readMap(site.game, mapName).name[site.locale];
  const [all, won, fights] = [number(landings.landings), number(fightsWon), number(fightsWon + fightsLost)];
  const dead = number(Math.round((deadEarly ?? 0) * landings.landings));
  const named = towns.filter(({ town }) => town !== null).slice(0, mostTowns);
  const best = named
    .filter((one) => one.landings >= fewestForBest && one.averagePlace !== null)
    .toSorted((a, b) => (a.averagePlace ?? 0) - (b.averagePlace ?? 0))[0];
  return (
    <Panel
      title={<Trans>Where {name} lands</Trans>}
      aside={
        <>
          {mapLabel} · <Plural value={landings.landings} one="# landing" other={`${all} landings`} />
        </>
      }
      className={styles.panel}
    >
      <Grid gap={0} className={styles.body}>
        <FightMap landings={landings} map={map} ground={ground} />
        <table className={styles.towns}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Town</Trans>
              </th>
              <th scope="col">
                <Trans>Landings</Trans>
              </th>
              <th scope="col">
                <Trans>Avg place</Trans>
              </th>
              <th scope="col">
                <Trans>Wins</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {named.map((one) => (
              <TownRow
                key={one.town}
                one={one}
                name={townName(map, one.town ?? '')}
                to={mapAddress(site, mapName, { town: one.town ?? undefined })}
                share={one.landings / (named[0]?.landings ?? 1)}
                isBest={one === best}
              />
            ))}
          </tbody>
        </table>
      </Grid>
      <Text as="div" size="t13" tone="muted" className={styles.foot}>
        <p>
          <Trans>
            <b>{dead}</b> of {all} dead within 2 min
          </Trans>
        </p>
        <p>
          <Trans>
            Fights won: <b>{won}</b> of {fights}
          </Trans>
        </p>
        <MoreLink to={mapAddress(site, mapName)}>
          <Trans>All of {mapLabel}</Trans>
        </MoreLink>
      </Text>
    </Panel>
  );
}

interface TownRowProps {
  readonly one: TownLandings;
  readonly name: string;
  readonly to: string;
  /** The length of the bar, 0 to 1. */
  readonly share: number;
  readonly isBest: boolean;
}

function TownRow({ one, name, to, share, isBest }: TownRowProps) {
  const { number, decimal } = useFormat();
  return (
    <tr className={classNames(isBest && styles.best)}>
      <th scope="row">
        <Link to={to}>{name}</Link>
        <i style={{ '--w': `${(share * 100).toFixed(1)}%` }} />
      </th>
      <td>{number(one.landings)}</td>
      <td>{decimal(one.averagePlace, 1)}</td>
      <td>{number(one.wins)}</td>
    </tr>
  );
}

interface FightMapProps {
  readonly landings: PlayerLandings;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
}

/** The towns, and where the player won and lost the last fights. The words beside it have the sums. */
function FightMap({ landings: { towns, wonAt, lostAt }, map, ground }: FightMapProps) {
  const scale = map ? groundUnits / map.size : null;
  const most = towns.reduce((max, one) => (one.town === null ? max : Math.max(max, one.landings)), 1);
  const at = (meters: number) => Math.round(meters * (scale ?? 0));
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${groundUnits} ${groundUnits}`} className={styles.map} aria-hidden="true">
        <GroundArt drawing={ground} size={map?.size ?? null} />
        {scale !== null &&
          towns.map(({ town, landings }) => {
            const place = map?.towns.find(({ id }) => id === town);
            return (
              place && (
                <circle
                  key={town}
                  cx={at(place.x)}
                  cy={at(place.y)}
                  r={Math.round(16 + 34 * Math.sqrt(landings / most))}
                  className={styles.landed}
                />
              )
            );
          })}
        {scale !== null && (
          <>
            <path
              className={styles.lost}
              d={lostAt.map(({ x, y }) => `M${at(x) - 9} ${at(y) - 9}l18 18m-18 0l18-18`).join('')}
            />
            <path
              className={styles.won}
              d={wonAt.map(({ x, y }) => `M${at(x) - 7} ${at(y)}a7 7 0 1 0 14 0a7 7 0 1 0-14 0z`).join('')}
            />
          </>
        )}
      </svg>
      <figcaption className={styles.key}>
        <span className={styles.wonKey}>
          <Trans>Fight won</Trans>
        </span>
        <span className={styles.lostKey}>
          <Trans>Fight lost</Trans>
        </span>
      </figcaption>
    </figure>
  );
}

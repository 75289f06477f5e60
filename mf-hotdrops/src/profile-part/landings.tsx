import { type MapGeography, readMap } from '@hotdrop/shared-domain/game';
import type { PlayerLandings } from '@hotdrop/shared-domain/wire';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Bar, Grid, Row } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const { number, decimal } = useFormat();
  const { mapName, towns, fightsWon, fightsLost, deadEarly } = landings;
  const mapLabel = readMap(site.game, mapName).name[site.locale];
  const [all, won, fights] = [number(landings.landings), number(fightsWon), number(fightsWon + fightsLost)];
  const dead = number(Math.round((deadEarly ?? 0) * landings.landings));
  const named = towns.filter(({ town }) => town !== null).slice(0, mostTowns);
  const best = named
    .filter((one) => one.landings >= fewestForBest && one.averagePlace !== null)
    .toSorted((a, b) => (a.averagePlace ?? 0) - (b.averagePlace ?? 0))[0];
  const column = (id: string, head: string, show: (town: TownLandings) => string): Column<TownLandings> => ({
    id,
    head,
    variant: 'number',
    cell: show,
    isBest: (town) => town === best,
  });
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
        <Table
          caption={t`Where ${name} lands`}
          density="dense"
          rows={named}
          rowKey={({ town }) => town ?? ''}
          columns={[
            {
              id: 'town',
              head: t`Town`,
              variant: 'name',
              cell: ({ town, landings: count }) => (
                <>
                  <Link to={mapAddress(site, mapName, { town: town ?? undefined })}>
                    {townName(map, town ?? '')}
                  </Link>
                  <Bar
                    share={count / (named[0]?.landings ?? 1)}
                    tone={town === best?.town ? 'accent' : 'quiet'}
                    className={styles.bar}
                  />
                </>
              ),
            },
            column('landings', t`Landings`, (town) => number(town.landings)),
            column('place', t`Avg place`, (town) => decimal(town.averagePlace, 1)),
            column('wins', t`Wins`, (town) => number(town.wins)),
          ]}
        />
      </Grid>
      <Row gap={5} isWrapped size="t13" tone="muted" padding={[3, 4]}>
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
        <Row flex="push">
          <MoreLink to={mapAddress(site, mapName)}>
            <Trans>All of {mapLabel}</Trans>
          </MoreLink>
        </Row>
      </Row>
    </Panel>
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
      <Row
        as="figcaption"
        gap={3}
        justify="end"
        size="t12"
        tone="muted"
        padding={[0.5, 4]}
        className={styles.key}
      >
        <span className={styles.wonKey}>
          <Trans>Fight won</Trans>
        </span>
        <span className={styles.lostKey}>
          <Trans>Fight lost</Trans>
        </span>
      </Row>
    </figure>
  );
}

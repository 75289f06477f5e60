import { type MapGeography, readMap } from '@hotdrop/shared-domain/game';
import type { PlayerLandings } from '@hotdrop/shared-domain/wire';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { GroundArt } from '../ground/ground.tsx';
import type { GroundDrawing } from '../ground/load-ground.ts';
import { groundUnits } from '../ground/trace.ts';
import { mapAddress } from '../places/places.ts';
import styles from './landings.module.css';

export interface LandingsProps {
  readonly name: string;
  /** All landings. */
  readonly all: number;
  /** Most landings first. */
  readonly maps: readonly PlayerLandings[];
  /** The towns with most landings, over all maps. */
  readonly towns: readonly NamedLandings[];
  /** Of the map with most landings. */
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
}

interface NamedLandings extends Omit<PlayerLandings['towns'][number], 'town'> {
  readonly town: string;
  readonly mapName: string;
  readonly name: string;
}

/** A town, or all other places. */
interface TableRow {
  readonly town: NamedLandings | null;
  readonly landings: number;
}

/** The map with the player's fights, and where they land on all maps. */
export function Landings({ name, all, maps, towns, map, ground }: LandingsProps) {
  const site = useSite();
  const { t } = useLingui();
  const { number, decimal } = useFormat();
  const [most] = maps;
  if (!most) return null;
  const labelOf = (mapName: string) => readMap(site.game, mapName).name[site.locale];
  const sum = (read: (landed: PlayerLandings) => number) =>
    maps.reduce((total, landed) => total + read(landed), 0);
  const [won, lost] = [sum(({ fightsWon }) => fightsWon), sum(({ fightsLost }) => fightsLost)];
  const [landings, wonFights, fights, dead] = [
    number(all),
    number(won),
    number(won + lost),
    number(sum(({ deadEarly, landings: here }) => Math.round((deadEarly ?? 0) * here))),
  ];
  const mapLabel = labelOf(most.mapName);
  const others = all - towns.reduce((total, town) => total + town.landings, 0);
  const rows: TableRow[] = [
    ...towns.map((town) => ({ town, landings: town.landings })),
    ...(others > 0 ? [{ town: null, landings: others }] : []),
  ];
  const column = (
    id: string,
    head: string,
    show: (town: NamedLandings) => string,
    title?: string,
  ): Column<TableRow> => ({ id, head, title, variant: 'number', cell: ({ town }) => town && show(town) });
  return (
    <Panel
      title={<Trans>Where {name} lands</Trans>}
      aside={
        <>
          <Plural value={all} one="# landing" other={`${landings} landings`} /> ·{' '}
          <Trans>last 3 months, all maps</Trans>
        </>
      }
      className={styles.panel}
    >
      <Grid gap={0} className={styles.body}>
        <FightMap name={mapLabel} landings={most} map={map} ground={ground} />
        <Table
          caption={t`Where ${name} lands`}
          density="dense"
          rows={rows}
          rowKey={({ town }) => (town ? `${town.mapName}/${town.town}` : '')}
          mark={({ town }) => (town ? undefined : 'quiet')}
          columns={[
            {
              id: 'town',
              head: t`Town`,
              variant: 'name',
              className: styles.name,
              cell: ({ town }) =>
                town ? (
                  <>
                    <Link to={mapAddress(site, town.mapName, { town: town.town })}>{town.name}</Link>
                    {town.mapName !== most.mapName && (
                      <Text as="small" tone="muted">
                        {' '}
                        {labelOf(town.mapName)}
                      </Text>
                    )}
                  </>
                ) : (
                  t`Other places`
                ),
            },
            {
              id: 'landings',
              head: t`Landings`,
              variant: 'number',
              cell: (row) => number(row.landings),
            },
            column('place', t`Place`, (town) => decimal(town.averagePlace, 1), t`Avg place`),
            column('wins', t`Wins`, (town) => number(town.wins)),
          ]}
        />
      </Grid>
      <Row gap={5} isWrapped size="t13" tone="muted" padding={[3, 4]}>
        <p>
          <Trans>
            <b>{dead}</b> of {landings} dead within 2 min
          </Trans>
        </p>
        <p>
          <Trans>
            Fights won: <b>{wonFights}</b> of {fights}
          </Trans>
        </p>
        <Row flex="push">
          <MoreLink to={mapAddress(site, most.mapName)}>
            <Trans>All of {mapLabel}</Trans>
          </MoreLink>
        </Row>
      </Row>
    </Panel>
  );
}

interface FightMapProps {
  /** Of the map. */
  readonly name: string;
  readonly landings: PlayerLandings;
  readonly map: MapGeography | null;
  readonly ground: GroundDrawing | null;
}

/** The towns, and where the player won and lost the last fights. The words beside it have the sums. */
function FightMap({ name, landings: { towns, wonAt, lostAt }, map, ground }: FightMapProps) {
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
        <b>{name}</b>
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

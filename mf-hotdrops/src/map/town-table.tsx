import type { LandingResults } from '@hotdrop/shared-domain/wire';
import { Note, Panel } from '@hotdrop/shared-ui/layout';
import { Bar, Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { mapAddress } from '../places/places.ts';
import type { Drops, MapData } from './map.loader.ts';
import styles from './map.module.css';
import { type Sort, writeView } from './map-view.ts';
import type { NamedTown, Towns } from './use-towns.ts';

interface TownTableProps {
  readonly shown: MapData;
  readonly content: Drops;
  readonly towns: Towns;
  /** The name of the map. */
  readonly map: string;
}

/** A town, the landings outside of towns, or the whole map. */
interface TableRow {
  readonly name: string;
  readonly results: LandingResults;
  readonly town?: NamedTown;
}

const values: Readonly<Record<Sort, (results: LandingResults) => number | null>> = {
  landings: ({ landings }) => landings,
  place: ({ averagePlace }) => averagePlace && -averagePlace,
  wins: ({ winRate }) => winRate,
  kills: ({ averageKills }) => averageKills,
  dead: ({ deadEarly }) => deadEarly,
};

/** The towns with their stats. The heads of columns are links, so sorting works without JavaScript. */
export function TownTable({ shown, content, towns, map }: TownTableProps) {
  const site = useSite();
  const { t } = useLingui();
  const { number, decimal, percent } = useFormat();
  const { mapName, view } = shown;
  const to = (change: Parameters<typeof writeView>[1]) => mapAddress(site, mapName, writeView(view, change));
  const read = values[view.sort];
  const sorted = towns.list.toSorted(
    (a, b) => (read(b) ?? Number.NEGATIVE_INFINITY) - (read(a) ?? Number.NEGATIVE_INFINITY),
  );
  const mostOf = (sort: Sort) => Math.max(...towns.list.map((town) => values[sort](town) ?? 0)) || 1;
  const column = (
    id: Sort,
    head: string,
    show: (results: LandingResults) => string,
    more: Partial<Column<TableRow>> = {},
  ): Column<TableRow> => ({
    id,
    head,
    variant: 'number',
    sortTo: to({ sort: id }),
    cell: ({ results }) => show(results),
    ...more,
  });
  const withBar =
    (sort: 'landings' | 'dead', show: (results: LandingResults) => string) =>
    ({ results, town }: TableRow) => (
      <>
        {show(results)}
        {town && (
          <Bar
            share={(values[sort](town) ?? 0) / mostOf(sort)}
            tone={sort === 'dead' ? 'down' : 'quiet'}
            className={styles.tableBar}
          />
        )}
      </>
    );
  const landings = ({ landings: count }: LandingResults) => number(count);
  const dead = ({ deadEarly }: LandingResults) => percent(deadEarly);
  return (
    <Panel title={<Trans>Towns</Trans>} aside={<Trans>Best from 100 landings on</Trans>}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing at a row shows its town on the map */}
      <div
        onPointerOver={({ target }) => towns.point(townAt(target))}
        onPointerLeave={() => towns.point(null)}
        onFocus={({ target }) => towns.point(townAt(target))}
        onBlur={() => towns.point(null)}
      >
        <Table
          caption={t`Towns of ${map}`}
          density="dense"
          phoneColumns="minmax(0, 1fr) 4.25rem 2.5rem 3.5rem 3rem"
          rows={[
            ...sorted.map((town): TableRow => ({ name: town.name, results: town, town })),
            ...(towns.elsewhere ? [{ name: t`Elsewhere`, results: towns.elsewhere }] : []),
          ]}
          rowKey={({ name }) => name}
          foot={{ name: t`All of ${map}`, results: content.all }}
          sorting={{ column: view.sort, direction: view.sort === 'place' ? 'ascending' : 'descending' }}
          mark={({ town, results }) =>
            town
              ? town === towns.chosen
                ? 'mine'
                : undefined
              : results === content.all
                ? undefined
                : 'quiet'
          }
          rowProps={({ town }) => ({
            'data-town': town?.town,
            'data-pointed': (town && town.town === towns.pointed) || undefined,
          })}
          columns={[
            {
              id: 'town',
              head: t`Town`,
              variant: 'name',
              phone: '1 / 1',
              className: styles.name,
              cell: ({ name, town }) =>
                town ? (
                  <Row gap={2}>
                    <Link
                      to={to({ town: town.town })}
                      preventScrollReset
                      rel="nofollow"
                      aria-current={town === towns.chosen ? 'true' : undefined}
                    >
                      {name}
                    </Link>
                    {town === towns.hottest && (
                      <Text size="t12" tone="accent" hideBelow={728} className={styles.tag}>
                        <Trans>Hottest</Trans>
                      </Text>
                    )}
                  </Row>
                ) : (
                  name
                ),
            },
            column('landings', t`Landings`, landings, {
              phone: '1 / 2',
              cell: withBar('landings', landings),
            }),
            column('place', t`Place`, ({ averagePlace }) => decimal(averagePlace, 1), {
              title: t`Avg place`,
              phone: '1 / 3',
              isBest: ({ town }) => town !== undefined && town === towns.best.place,
            }),
            column('wins', t`Win %`, ({ winRate }) => percent(winRate), {
              title: t`Win rate`,
              phone: '1 / 4',
              isBest: ({ town }) => town !== undefined && town === towns.best.wins,
            }),
            column('kills', t`Kills`, ({ averageKills }) => decimal(averageKills, 2), {
              phone: 'hidden',
              isBest: ({ town }) => town !== undefined && town === towns.best.kills,
            }),
            column('dead', t`Dead*`, dead, {
              title: t`Dead in 2 min`,
              phone: '1 / 5',
              cell: withBar('dead', dead),
            }),
          ]}
        />
      </div>
      <Note>
        {Object.values(towns.best).some(Boolean) && (
          <>
            <Trans>Amber is the best of a column.</Trans>
            <SentenceGap />
          </>
        )}
        <Trans>* Dead within 2 minutes of landing. Places are those of the team.</Trans>
      </Note>
    </Panel>
  );
}

const townAt = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-town]')?.dataset.town) || null;

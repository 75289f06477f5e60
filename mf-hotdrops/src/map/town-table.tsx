import type { LandingResults } from '@hotdrop/shared-domain/wire';
import { Note, Panel } from '@hotdrop/shared-ui/layout';
import { Bar, Row, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { mapAddress } from '../places/places.ts';
import { PinMark, PinName } from './drop-map.tsx';
import type { Drops, MapData } from './map.loader.ts';
import styles from './map.module.css';
import { type Sort, writeView } from './map-view.ts';
import { Share } from './share.tsx';
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
  dead: ({ deadEarly }) => deadEarly,
};
/** The table has as many rows as the map beside it is tall. */
const mostTowns = 12;

/** The towns with their stats. The heads of columns are links, so sorting works without JavaScript. */
export function TownTable({ shown, content, towns, map }: TownTableProps) {
  const site = useSite();
  const { t } = useLingui();
  const { number, decimal } = useFormat();
  const { mapName, view } = shown;
  const to = (change: Parameters<typeof writeView>[1]) => mapAddress(site, mapName, writeView(view, change));
  /** Null: too few landings to compare. */
  const read = (town: NamedTown, sort: Sort = view.sort) =>
    sort === 'landings' || town.isEnough ? values[sort](town) : null;
  const sorted = towns.list.toSorted(
    (a, b) => (read(b) ?? Number.NEGATIVE_INFINITY) - (read(a) ?? Number.NEGATIVE_INFINITY),
  );
  const listed = view.isWhole ? sorted : sorted.slice(0, mostTowns);
  const townCount = number(sorted.length);
  const mostOf = (sort: Sort) => Math.max(...towns.list.map((town) => read(town, sort) ?? 0)) || 1;
  const column = (
    id: Sort,
    head: string,
    show: (row: TableRow) => React.ReactNode,
    more: Partial<Column<TableRow>> = {},
  ): Column<TableRow> => ({ id, head, variant: 'number', sortTo: to({ sort: id }), cell: show, ...more });
  const bar = (sort: 'landings' | 'dead', town: NamedTown | undefined) =>
    town?.isEnough && (
      <Bar
        share={(read(town, sort) ?? 0) / mostOf(sort)}
        tone={sort === 'dead' ? 'down' : 'quiet'}
        className={styles.tableBar}
      />
    );
  const shareOf = (ratio: number | null, { results, town }: TableRow) => (
    <Share ratio={ratio} landings={results.landings} isEnough={town?.isEnough ?? true} />
  );
  return (
    <Panel label={t`Towns`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing at a row shows its town on the map */}
      <div
        className={styles.towns}
        onPointerOver={({ target }) => towns.point(townAt(target))}
        onPointerLeave={() => towns.point(null)}
        onFocus={({ target }) => towns.point(townAt(target))}
        onBlur={() => towns.point(null)}
      >
        <Table
          caption={t`Towns of ${map}`}
          density="dense"
          phoneColumns="repeat(4, minmax(0, 1fr))"
          hasPhoneLabels
          rows={[
            ...listed.map((town): TableRow => ({ name: town.name, results: town, town })),
            ...(towns.elsewhere && view.isWhole ? [{ name: t`Elsewhere`, results: towns.elsewhere }] : []),
          ]}
          rowKey={({ name }) => name}
          foot={{ name: t`All of ${map}`, results: content.all }}
          sorting={{ column: view.sort, direction: view.sort === 'place' ? 'ascending' : 'descending' }}
          mark={({ town, results }) => {
            if (town) return town === towns.chosen ? 'mine' : undefined;
            return results === content.all ? undefined : 'quiet';
          }}
          rowProps={({ town }) => ({
            'data-town': town?.town,
            'data-pointed': (town && town.town === towns.pointed) || undefined,
          })}
          columns={[
            {
              id: 'town',
              head: t`Town`,
              variant: 'name',
              phone: '1 / 1 / 2 / -1',
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
                    {towns.pins
                      .filter((pin) => pin.town === town)
                      .map(({ kind }) => (
                        <span key={kind}>
                          <PinMark kind={kind} />
                          <VisuallyHidden>
                            <PinName kind={kind} />
                          </VisuallyHidden>
                        </span>
                      ))}
                  </Row>
                ) : (
                  name
                ),
            },
            column(
              'landings',
              t`Landings`,
              ({ results, town }) => (
                <>
                  {number(results.landings)}
                  {bar('landings', town)}
                </>
              ),
              { phone: '2 / 1' },
            ),
            column(
              'place',
              t`Place`,
              ({ results, town }) => (town && !town.isEnough ? '–' : decimal(results.averagePlace, 1)),
              { title: t`Avg place`, phone: '2 / 2' },
            ),
            column('wins', t`Won`, (row) => shareOf(row.results.winRate, row), { phone: '2 / 3' }),
            column(
              'dead',
              t`Dead early`,
              (row) => (
                <>
                  {shareOf(row.results.deadEarly, row)}
                  {bar('dead', row.town)}
                </>
              ),
              { title: t`Dead in 2 min`, phone: '2 / 4' },
            ),
          ]}
        />
      </div>
      {sorted.length > mostTowns && (
        <Row
          as={Link}
          justify="center"
          isTarget
          to={to({ isWhole: !view.isWhole })}
          preventScrollReset
          rel="nofollow"
          className={styles.more}
        >
          {view.isWhole ? <Trans>Fewer towns</Trans> : <Trans>All {townCount} towns</Trans>}
        </Row>
      )}
      <Note>
        <Trans>Dead early: within 2 minutes of landing. Places are those of the team.</Trans>
      </Note>
    </Panel>
  );
}

const townAt = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-town]')?.dataset.town) || null;

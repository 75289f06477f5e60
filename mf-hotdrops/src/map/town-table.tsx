import type { LandingResults } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Note, Panel } from '@hotdrop/shared-ui/panel';
import { Text } from '@hotdrop/shared-ui/primitives';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
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

const values: Readonly<Record<Sort, (town: NamedTown) => number | null>> = {
  landings: ({ landings }) => landings,
  place: ({ averagePlace }) => averagePlace && -averagePlace,
  wins: ({ winRate }) => winRate,
  kills: ({ averageKills }) => averageKills,
  dead: ({ deadEarly }) => deadEarly,
};

/** The towns with their figures. The heads of columns are links, so sorting works without JavaScript. */
export function TownTable({ shown, content, towns, map }: TownTableProps) {
  const site = useSite();
  const { t } = useLingui();
  const { mapName, view } = shown;
  const read = values[view.sort];
  const sorted = towns.list.toSorted(
    (a, b) => (read(b) ?? Number.NEGATIVE_INFINITY) - (read(a) ?? Number.NEGATIVE_INFINITY),
  );
  const { all } = content;
  const [mostLandings, mostDead] = [towns.list, towns.list].map((list, at) =>
    list.reduce((most, one) => Math.max(most, (at === 0 ? one.landings : one.deadEarly) ?? 0), 0),
  );
  const head = (sort: Sort, label: string, shortLabel?: string, className?: string) => (
    <th
      scope="col"
      className={className}
      aria-sort={sort === view.sort ? (sort === 'place' ? 'ascending' : 'descending') : undefined}
    >
      <Link
        to={mapAddress(site, mapName, writeView(view, { sort }))}
        preventScrollReset
        rel="nofollow"
        className={styles.sort}
      >
        <span className={shortLabel && styles.wide}>{label}</span>
        {shortLabel && <span className={styles.slim}>{shortLabel}</span>}
        {sort === view.sort && (sort === 'place' ? <ArrowUpIcon size="xs" /> : <ArrowDownIcon size="xs" />)}
      </Link>
    </th>
  );
  return (
    <Panel
      title={<Trans>Towns</Trans>}
      aside={<Trans>Best from 100 landings on</Trans>}
      className={styles.panel}
    >
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{t`Towns of ${map}`}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Town</Trans>
            </th>
            {head('landings', t`Landings`)}
            {head('place', t`Avg place`, t`Place`)}
            {head('wins', t`Win rate`, t`Win %`)}
            {head('kills', t`Kills`, undefined, styles.wideColumn)}
            {head('dead', t`Dead in 2 min`, t`Dead*`)}
          </tr>
        </thead>
        <tbody>
          {sorted.map((one) => (
            <tr
              key={one.town}
              className={classNames(
                one.town === towns.chosen?.town && styles.tableChosen,
                one.town === towns.pointed && styles.pointed,
              )}
              onPointerEnter={() => towns.point(one.town)}
              onPointerLeave={() => towns.point(null)}
            >
              <th scope="row">
                <Text
                  as={Link}
                  tone="text"
                  weight={600}
                  to={mapAddress(site, mapName, writeView(view, { town: one.town }))}
                  preventScrollReset
                  rel="nofollow"
                  className={styles.tableTown}
                  aria-current={one.town === towns.chosen?.town ? 'true' : undefined}
                  onFocus={() => towns.point(one.town)}
                  onBlur={() => towns.point(null)}
                >
                  {one.name}
                </Text>
                {one === towns.hottest && (
                  <Text size="t12" tone="accent" wrap="none" className={styles.tag}>
                    <Trans>Hottest</Trans>
                  </Text>
                )}
              </th>
              <Cells
                results={one}
                share={mostLandings ? one.landings / mostLandings : 0}
                dead={mostDead ? (one.deadEarly ?? 0) / mostDead : 0}
                best={towns.best}
              />
            </tr>
          ))}
          {towns.elsewhere && (
            <tr className={styles.tableQuiet}>
              <th scope="row">
                <Trans>Elsewhere</Trans>
              </th>
              <Cells results={towns.elsewhere} />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">
              <Trans>All of {map}</Trans>
            </th>
            <Cells results={all} />
          </tr>
        </tfoot>
      </table>
      <Note>
        {Object.values(towns.best).some(Boolean) && (
          <>
            <Trans>Amber is the best of a column.</Trans>
            <SentenceGap />
          </>
        )}
        <Trans>
          <span className={styles.slim}>* Dead within 2 minutes of landing.</span> Places are those of the
          team.
        </Trans>
      </Note>
    </Panel>
  );
}

interface CellsProps {
  readonly results: LandingResults;
  /** Lengths of the bars, 0 to 1. Without them, there are none. */
  readonly share?: number;
  readonly dead?: number;
  readonly best?: Towns['best'];
}

function Cells({ results, share, dead, best }: CellsProps) {
  const { number, decimal, percent } = useFormat();
  const cell = (text: ReactNode, more: string | false | undefined = undefined) => (
    <td className={classNames(more)}>{text}</td>
  );
  return (
    <>
      <td>
        <b className={styles.landings}>{number(results.landings)}</b>
        {share !== undefined && (
          <i className={styles.tableBar} style={{ '--w': `${(share * 100).toFixed(1)}%` }} />
        )}
      </td>
      {cell(decimal(results.averagePlace, 1), best?.place === results && styles.tableBest)}
      {cell(percent(results.winRate), best?.wins === results && styles.tableBest)}
      {cell(
        decimal(results.averageKills, 2),
        classNames(styles.wideColumn, best?.kills === results && styles.tableBest),
      )}
      <td>
        {percent(results.deadEarly)}
        {dead !== undefined && (
          <i
            className={classNames(styles.tableBar, styles.dead)}
            style={{ '--w': `${(dead * 100).toFixed(1)}%` }}
          />
        )}
      </td>
    </>
  );
}

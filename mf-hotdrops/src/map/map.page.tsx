import type { Site } from '@hotdrop/shared-domain/contract';
import { coreModes, readMap, readMode } from '@hotdrop/shared-domain/game';
import { Content, PageHead, Panel, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Grid, Row, Stat, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Failed, useKept } from '@hotdrop/shared-ui/states';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { BackLink } from '../places/back-link.tsx';
import { dropsAddress, hasEnoughMatches, mapAddress } from '../places/places.ts';
import { DropMap, NoDrops } from './drop-map.tsx';
import { type Drops, type MapData, mapLoader } from './map.loader.ts';
import styles from './map.module.css';
import { type ShownView, writeView } from './map-view.ts';
import { RiskChart } from './risk-chart.tsx';
import { TownTable } from './town-table.tsx';
import { type Towns, useTowns } from './use-towns.ts';

const isMissing = ({ content }: MapData) => content === null;

/** The page with its loader, which no other page needs. */
export const mapPage = (site: Site) => ({
  Component: MapPage,
  loader: mapLoader(site),
});

/** Where players land on a map, and how it ends for them. */
function MapPage() {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const loaded = useLoaderData<MapData>();
  const shown = useKept(loaded, isMissing, loaded.mapName);
  const { mapName, content } = shown;
  const towns = useTowns(shown);
  const map = readMap(game, mapName).name[locale];
  const gameName = game.shortName;
  return (
    <>
      <PageMeta
        title={t`${map} hot drops, ${gameName}`}
        description={t`Where ${gameName} players land on ${map}: towns by landings, average place, win rate, kills, and deaths within two minutes.`}
      />
      <MapHead {...shown} />
      <Stack>
        {isMissing(loaded) && (
          <Failed
            kind={loaded.failure}
            isCompact={content !== null}
            title={<Trans>The landings could not be loaded</Trans>}
          />
        )}
        {content && hasEnoughMatches(content) && <Summary content={content} towns={towns} map={map} />}
        {content?.matches === 0 && <NoDrops shown={shown} map={map} />}
        {content && content.matches > 0 && (
          <Grid gap={5} align="start" className={styles.grid}>
            <Grid gap={5} className={styles.left}>
              <DropMap shown={shown} content={content} towns={towns} map={map} />
              {hasEnoughMatches(content) && <RiskChart content={content} towns={towns} />}
            </Grid>
            {towns.list.length > 0 && <TownTable shown={shown} content={content} towns={towns} map={map} />}
          </Grid>
        )}
      </Stack>
    </>
  );
}

/** The map's name, links to other maps, and the filters, which are links, too. */
function MapHead({ mapName, others, view, content }: MapData) {
  const site = useSite();
  const { t } = useLingui();
  const { game, locale } = site;
  const map = readMap(game, mapName).name[locale];
  const to = (change: Partial<ShownView>) => mapAddress(site, mapName, writeView(view, change));
  const tabs = others.includes(mapName) ? others : [mapName, ...others];
  const modes = coreModes(game).filter(({ id }) => content?.modes.includes(id) || id === view.mode);
  const chosenMode = view.mode === null ? null : readMode(game, view.mode);
  const filter = (change: Partial<ShownView>, label: string, isCurrent: boolean) => ({
    to: to(change),
    label,
    isCurrent,
    preventScrollReset: true,
    // Crawlers need one page of each map.
    rel: 'nofollow' as const,
  });
  return (
    <>
      <PageHead
        kicker={
          <BackLink to={dropsAddress(site)}>
            <Trans>All maps</Trans>
          </BackLink>
        }
        title={
          <Trans>
            {map} <Text tone="muted">hot drops</Text>
          </Trans>
        }
      />
      <Content className={styles.head}>
        <Tabs
          variant="small"
          label={t`Map`}
          tabs={tabs.map((id) => ({
            to: mapAddress(site, id),
            label: readMap(game, id).name[locale],
            isCurrent: id === mapName,
          }))}
        />
        <Row gap={3} isWrapped>
          <Tabs
            variant="tightSegments"
            label={t`Mode`}
            tabs={[
              filter({ mode: null }, t`All modes`, view.mode === null),
              ...modes.map(({ id, name }) => filter({ mode: id }, name[locale], id === view.mode)),
              ...(chosenMode && !modes.some(({ id }) => id === chosenMode.id)
                ? [filter({}, chosenMode.name[locale], true)]
                : []),
            ]}
          />
          <Tabs
            variant="tightSegments"
            label={t`Kind of match`}
            tabs={[
              filter({ kind: null }, t`All`, view.kind === null),
              filter({ kind: 'normal' }, t`Normal`, view.kind === 'normal'),
              filter({ kind: 'ranked' }, t`Ranked`, view.kind === 'ranked'),
            ]}
          />
          {content && content.matches > 0 && <Counted {...content} />}
        </Row>
      </Content>
    </>
  );
}

function Counted({ days, matches: matchCount, all, updatedAt }: NonNullable<MapData['content']>) {
  const { number } = useFormat();
  const [matches, landings] = [number(matchCount), number(all.landings)];
  return (
    <Text as="p" tone="muted" flex="push">
      <Trans>
        Last {days} days: <b>{matches}</b> matches, <b>{landings}</b> landings
      </Trans>
      {updatedAt && (
        <>
          {' · '}
          <TimeAgo time={updatedAt} />
        </>
      )}
    </Text>
  );
}

interface SummaryProps {
  readonly content: Drops;
  readonly towns: Towns;
  /** The name of the map. */
  readonly map: string;
}

/** The four stats of a map that say most. */
function Summary({ content, towns: { hottest, deadliest, best }, map }: SummaryProps) {
  const { t } = useLingui();
  const { percent, decimal } = useFormat();
  const { all } = content;
  const [share, dead, place, wins, allDead] = [
    percent(hottest && all.landings > 0 ? hottest.landings / all.landings : null),
    percent(deadliest?.deadEarly),
    decimal(best.place?.averagePlace, 1),
    percent(best.place?.winRate),
    percent(all.deadEarly),
  ];
  return (
    <Panel label={t`Summary`}>
      <Grid as="dl" min={34} isRuled>
        {hottest && (
          <Sum name={<Trans>Hottest drop</Trans>} value={hottest.name} isBest>
            <Trans>{share} land there</Trans>
          </Sum>
        )}
        {deadliest && (
          <Sum name={<Trans>Deadliest</Trans>} value={deadliest.name}>
            <Trans>{dead} dead within 2 min</Trans>
          </Sum>
        )}
        {best.place && (
          <Sum name={<Trans>Best place</Trans>} value={best.place.name}>
            <Trans>
              #{place} on average, {wins} wins
            </Trans>
          </Sum>
        )}
        <Sum name={<Trans>All of {map}</Trans>} value={allDead}>
          <Trans>dead within 2 min</Trans>
        </Sum>
      </Grid>
    </Panel>
  );
}

interface SumProps {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly isBest?: boolean;
  readonly children: ReactNode;
}

const Sum = ({ name, value, isBest = false, children }: SumProps) => (
  <Stat
    className={styles.sum}
    size="d28"
    label={name}
    value={value}
    tone={isBest ? 'accent' : undefined}
    note={children}
  />
);

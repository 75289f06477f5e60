import { readMap } from '@hotdrop/shared-domain/game';
import { Block, PageHead, Panel, Stack } from '@hotdrop/shared-ui/layout';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Empty, Failed, useKept } from '@hotdrop/shared-ui/states';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLoaderData } from 'react-router-dom';
import { TownMap } from '../ground/ground.tsx';
import type { Drops, NamedMap } from '../places/places.ts';
import { hasEnoughMatches, mapAddress } from '../places/places.ts';
import type { DropsData } from './drops.loader.ts';
import styles from './drops.module.css';

const isMissing = ({ content }: DropsData) => content === null;

/** The maps of the game with their hottest drops. */
export function DropsPage() {
  const { game } = useSite();
  const { t } = useLingui();
  const loaded = useLoaderData<DropsData>();
  const { content } = useKept(loaded, isMissing);
  const gameName = game.shortName;
  return (
    <>
      <PageMeta
        title={t`${gameName} hot drops`}
        description={t`Where ${gameName} players land on each map, and how it ends for them: places, wins, kills, and deaths within two minutes.`}
      />
      <PageHead
        title={<Trans>Hot drops</Trans>}
        lead={
          <Trans>
            Where players land, and how it ends for them. Pick a map, or open a match of your own for its
            replay.
          </Trans>
        }
      />
      <Stack>
        {isMissing(loaded) && (
          <Failed
            kind={loaded.failure}
            isCompact={content !== null}
            title={<Trans>The hot drops could not be loaded</Trans>}
          />
        )}
        {content && content.hottest.length > 0 && <Hottest {...content} />}
        {content && content.maps.length > 0 && <MapCards {...content} />}
        {content?.maps.length === 0 && (
          <Empty title={<Trans>No landings yet</Trans>}>
            <Trans>
              Landings are counted as matches are read. Open a player’s match to add the first one.
            </Trans>
          </Empty>
        )}
      </Stack>
    </>
  );
}

/** The town to which most players jumped in the last day, with the next ones. */
function Hottest({ hottest, ground, size, place }: Drops) {
  const site = useSite();
  const { t } = useLingui();
  const { number, percent, decimal } = useFormat();
  const [first, ...others] = hottest;
  if (!first) return null;
  const mapOf = (mapName: string) => readMap(site.game, mapName).name[site.locale];
  const [landings, share, dead, average] = [
    number(first.landings),
    percent(first.share),
    percent(first.deadEarly),
    decimal(first.averagePlace, 1),
  ];
  const map = mapOf(first.mapName);
  return (
    <Panel label={t`Hottest drop today`} className={styles.hottest}>
      <TownMap ground={ground} size={size} town={place} share={0.85} ratio={2.2} className={styles.map} />
      <Grid gap={1} padding={5}>
        <Text as="p" size="t13" tone="muted">
          <Trans>Hottest drop today</Trans>
        </Text>
        <h2 className={styles.town}>
          <Link to={mapAddress(site, first.mapName, { town: first.town })}>{first.townName}</Link>
        </h2>
        <Text as="p" size="t16" tone="muted">
          <Trans>
            <b>{landings}</b> players landed here in the last 24 hours, <b>{share}</b> of all on {map} in the
            matches we know. <b>{dead}</b> of them were dead within two minutes. Their teams finished{' '}
            <b>#{average}</b> on average.
          </Trans>
        </Text>
        {others.length > 0 && (
          <Grid as="ol" isLined className={styles.others} aria-label={t`The next hottest drops`}>
            {others.map((drop) => (
              <li key={`${drop.mapName}/${drop.town}`}>
                <Row
                  as={Link}
                  gap={3}
                  justify="between"
                  isTarget
                  to={mapAddress(site, drop.mapName, { town: drop.town })}
                  className={styles.other}
                >
                  <span>
                    {drop.townName}{' '}
                    <Text as="small" tone="muted">
                      {mapOf(drop.mapName)}
                    </Text>
                  </span>
                  <Text size="t12" tone="muted">
                    <Landings count={drop.landings} />
                  </Text>
                </Row>
              </li>
            ))}
          </Grid>
        )}
      </Grid>
    </Panel>
  );
}

function Landings({ count }: { readonly count: number }) {
  const { number } = useFormat();
  const landings = number(count);
  return (
    <Trans>
      <b>{landings}</b> <small>landings</small>
    </Trans>
  );
}

/** A card for each map with matches. */
function MapCards({ maps, days }: Pick<Drops, 'maps' | 'days'>) {
  const { number } = useFormat();
  const sum = (values: readonly number[]) => number(values.reduce((all, value) => all + value, 0));
  const [matches, landings] = [sum(maps.map((map) => map.matches)), sum(maps.map((map) => map.landings))];
  return (
    <Block
      title={<Trans>Maps</Trans>}
      aside={
        <Text as="p" tone="muted">
          <Trans>
            All modes, last {days} days: <b>{matches}</b> matches, <b>{landings}</b> landings
          </Trans>
        </Text>
      }
    >
      <Grid as="ul" min={50} gap={4} className={styles.cards}>
        {maps.map((map) => (
          <li key={map.mapName}>
            <MapCard map={map} />
          </li>
        ))}
      </Grid>
    </Block>
  );
}

function MapCard({ map }: { readonly map: NamedMap }) {
  const site = useSite();
  const { number, percent } = useFormat();
  const { name, plate } = readMap(site.game, map.mapName);
  const landings = number(map.landings);
  const matches = number(map.matches);
  return (
    <Grid as={Link} gap={0} surface="panel" to={mapAddress(site, map.mapName)} className={styles.card}>
      <MapPlate plate={plate} isWide />
      <Grid as="span" gap={1} padding={4}>
        <Text as="b" size="d20">
          {name[site.locale]}
        </Text>
        <Text size="t13" tone="muted">
          <Plural value={map.matches} one="# match" other={`${matches} matches`} />
        </Text>
        {hasEnoughMatches(map) && map.hottest ? (
          <Grid as="span" gap={0} className={styles.stats}>
            <CardStat name={<Trans>Hottest</Trans>} value={map.townName} isBest />
            <CardStat name={<Trans>Land there</Trans>} value={percent(map.hottest.share)} />
            <CardStat name={<Trans>Dead in 2 min</Trans>} value={percent(map.hottest.deadEarly)} />
          </Grid>
        ) : (
          <Text size="t13" tone="muted">
            {hasEnoughMatches(map) ? (
              <Trans>{landings} landings, none of them in a town</Trans>
            ) : (
              <Trans>{landings} landings: too few for shares yet. The map shows where they were.</Trans>
            )}
          </Text>
        )}
      </Grid>
    </Grid>
  );
}

interface CardStatProps {
  readonly name: React.ReactNode;
  readonly value: React.ReactNode;
  readonly isBest?: boolean;
}

const CardStat = ({ name, value, isBest = false }: CardStatProps) => (
  <Row as="span" align="baseline" justify="between" size="t13" tone="muted">
    {name}{' '}
    <Text as="b" size="d18" tone={isBest ? 'accent' : 'text'}>
      {value}
    </Text>
  </Row>
);

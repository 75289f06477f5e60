import type { Site } from '@hotdrop/shared-domain/contract';
import { rankedModes, readSeason, shardInAddress } from '@hotdrop/shared-domain/game';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { ChevronLeftIcon, ShareIcon, StarIcon } from '@hotdrop/shared-ui/icons';
import { Note, PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Grid, Row } from '@hotdrop/shared-ui/primitives';
import { SharePanel } from '@hotdrop/shared-ui/share-panel';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Empty, Failed } from '@hotdrop/shared-ui/states';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useLoaderData, useLocation } from 'react-router-dom';
import { linkPatterns } from '../link-patterns.ts';
import {
  type Comparison,
  choiceAddress,
  compareAddress,
  readPlayers,
  without,
} from '../links/compare-address.ts';
import { playedStatsIn } from '../seasons/ranked-stats.ts';
import { compareLoader } from './compare.loader.ts';
import styles from './compare.module.css';
import { type CompareData, keyOf } from './compared.ts';
import { LeaderSentences } from './leader-sentences.tsx';
import { PlayerCards } from './player-cards.tsx';
import { RadarPanel } from './radar/radar-panel.tsx';
import { SharedSection } from './shared-section.tsx';
import { StatTable } from './stat-table.tsx';

/** The page with its loader, which no other page needs. */
export const comparePage = (site: Site) => ({
  Component: ComparePage,
  loader: compareLoader(site),
});

function ComparePage() {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const format = useFormat();
  const { t } = useLingui();
  const { compared, missing, failure, mode, season, seasons, shared } = useLoaderData<CompareData>();
  const asked = readPlayers(game, new URLSearchParams(useLocation().search));
  const leading = seasons.find((id) => readSeason(game, id).number === season);
  const shown = leading === undefined ? null : readSeason(game, leading);
  const to = (change: Partial<Comparison>) =>
    compareAddress(links, { players: asked, season, mode, ...change });
  const names = format.list(compared.map(({ player }) => player.name));
  const players = compared.map((one) => ({
    ...one,
    ranked: one.stats && playedStatsIn(game, one.stats, mode),
  }));
  const gameName = game.shortName;
  return (
    <>
      <PageMeta
        title={names ? t`Compare ${names}` : t`Compare players`}
        description={t`Compare ranked ${gameName} players side by side by season and mode: points, damage, wins, and more.`}
      />
      <PageHead
        kicker={
          <Row as={Link} isInline gap={1} to={links.favorites({ mode })} className={styles.back}>
            <ChevronLeftIcon size="xs" />
            <Trans>Favorites</Trans>
          </Row>
        }
        title={<Trans>Compare players</Trans>}
      >
        {asked.length > 0 && (
          <SeasonChoice season={season} seasons={seasons} to={(number) => to({ season: number })} />
        )}
        {compared.length > 1 && (
          <SharePanel
            panel="mf-favorites/compare"
            about="players"
            subject={{
              players: compared.map(({ player: { shard, name } }) => ({
                shard: shardInAddress(shard),
                name,
              })),
            }}
            query={{ mode }}
            title={[t`Comparison`, names]}
            page={() => to({})}
          >
            <ShareIcon />
            <Trans>Share</Trans>
          </SharePanel>
        )}
      </PageHead>
      <Stack>
        <Grid gap={5} className={styles.comparison}>
          {asked.length > 0 && (
            <Tabs
              variant="tightSegments"
              label={t`Mode`}
              tabs={rankedModes(game, shown).map(({ id, name }) => ({
                to: to({ mode: id }),
                label: name[locale],
                isCurrent: id === mode,
                preventScrollReset: true,
              }))}
            />
          )}
          {compared.length > 0 && (
            <>
              <PlayerCards
                players={players}
                isSeasonKnown={season !== null}
                more={choiceAddress(links, { players: asked, mode })}
                without={({ player }) => to({ players: without(asked, player) })}
                against={({ player }) => to({ players: [player, ...without(asked, player)] })}
              />
              <LeaderSentences players={players} mode={mode} isSeasonKnown={season !== null} />
              <StatTable players={players} mode={mode} season={shown?.label[locale] ?? null} />
              <RadarPanel players={players} />
            </>
          )}
          {shared && <SharedSection key={compared.map(keyOf).join()} players={compared} loaded={shared} />}
          {missing > 0 && compared.length > 0 && (
            <Note>
              <Plural
                value={missing}
                one="# player could not be loaded or was not found, and is not shown."
                other="# players could not be loaded or were not found, and are not shown."
              />
            </Note>
          )}
          {failure && <Failed kind={failure} title={<Trans>None of these players could be loaded</Trans>} />}
          {asked.length === 0 && (
            <Empty
              icon={StarIcon}
              title={<Trans>No players to compare</Trans>}
              actions={
                <ButtonLink kind="accent" to={links.favorites()}>
                  <Trans>Choose from your favorites</Trans>
                </ButtonLink>
              }
            >
              <Trans>Compare up to six players side by side and share the link.</Trans>
            </Empty>
          )}
        </Grid>
      </Stack>
    </>
  );
}

interface SeasonChoiceProps extends Pick<CompareData, 'season' | 'seasons'> {
  readonly to: (season: number | null) => string;
}

/** Menu of the current seasons and the ranked seasons of the players. */
function SeasonChoice({ season, seasons, to }: SeasonChoiceProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const options = seasons.map((id) => readSeason(game, id));
  const chosen = options.find(({ number }) => number === season);
  if (options.length === 0) return null;
  return (
    <Dropdown
      align="end"
      label={chosen?.label[locale] ?? t`Season`}
      title={t`Season`}
      className={styles.season}
    >
      {options.map(({ id, label, number }) => (
        <DropdownLink key={id} to={to(number)} isCurrent={number === season}>
          {label[locale]}
        </DropdownLink>
      ))}
    </Dropdown>
  );
}

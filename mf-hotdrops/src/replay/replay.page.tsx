import type { Site } from '@hotdrop/shared-domain/contract';
import { readMap, readMatchType, readMode } from '@hotdrop/shared-domain/game';
import type { FailureKind } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { ClockIcon, type Icon, InfoIcon } from '@hotdrop/shared-ui/icons';
import { PageHead, Stack } from '@hotdrop/shared-ui/layout';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Grid, Row, Stat, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Empty, Failed, useKept } from '@hotdrop/shared-ui/states';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { BackLink } from '../places/back-link.tsx';
import { dropsAddress, mapAddress, readSecond, replayAddress, replayPicture } from '../places/places.ts';
import type { ReplayPlayerProps } from './player/replay-player.tsx';
import type { Absence, ReplayData } from './read-replay.ts';
import { needsReload, replayLoader } from './read-replay.ts';
import styles from './replay.module.css';
import { Events, Fights, RoutePicture } from './story.tsx';
import { Watch } from './watch.tsx';

const isMissing = ({ failure }: ReplayData) => failure !== null;

/** The page with its loader, which no other page needs. */
export const replayPage = (site: Site) => ({
  Component: ReplayPage,
  loader: replayLoader(site),
  shouldRevalidate: needsReload,
});

/** A match in motion, and as one team lived it: their way over the map, what happened on it, and their fights. */
function ReplayPage() {
  const site = useSite();
  const { game, locale } = site;
  const { t } = useLingui();
  const loaded = useLoaderData<ReplayData>();
  const shown = useKept(loaded, isMissing);
  const { match, story, shard } = shown;
  const [query] = useSearchParams();
  const at = readSecond(query.get('at'));
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const mapName = match ? readMap(game, match.mapName).name[locale] : '';
  const follows = story?.follows ?? loaded.player ?? '';
  const replayed = match && { shard, match: match.id, player: follows || undefined };
  const onMoment = (second: number, player: string | null) =>
    replayed &&
    void navigate(replayAddress(site, { ...replayed, at: second, player: player ?? undefined }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <PageMeta
        title={follows ? t`${mapName} replay of ${follows}` : t`${mapName} replay`}
        description={t`The way of a team over ${mapName}: where they landed, whom they fought, and how it ended.`}
        picture={story && replayed ? replayPicture(site, { ...replayed, at: at ?? undefined }) : undefined}
      />
      {match ? <ReplayHead match={match} shown={shown} /> : <PageHead title={<Trans>Replay</Trans>} />}
      <Stack>
        <ReplayContent
          shown={shown}
          at={at}
          onMoment={onMoment}
          isPage
          failure={loaded.failure}
          onRetry={() => void revalidate()}
        />
      </Stack>
    </>
  );
}

interface ReplayHeadProps {
  readonly match: NonNullable<ReplayData['match']>;
  readonly shown: ReplayData;
}

/** The match, and the result of the followed team. */
function ReplayHead({ match, shown: { shard, story, player } }: ReplayHeadProps) {
  const site = useSite();
  const { game, locale } = site;
  const links = useLinks();
  const { clock } = useFormat();
  const map = readMap(game, match.mapName).name[locale];
  const name = story?.follows ?? player;
  return (
    <PageHead
      kicker={
        <BackLink
          to={name ? links.profile({ shard, name }) : mapAddress(site, match.mapName)}
          // Crawlers must not cause lookups.
          rel="nofollow"
        >
          {name ?? map}
        </BackLink>
      }
      title={
        <Trans>
          {map} <Text tone="muted">replay</Text>
        </Trans>
      }
      lead={
        <>
          {readMode(game, match.gameMode).name[locale]} · {readMatchType(game, match.matchType).name[locale]}{' '}
          · <TimeAgo time={match.createdAt} /> · {clock(match.duration)}
          {story && (
            <>
              {' · '}
              <Text wrap="none">
                <Plural value={story.teamCount} one="# team" other="# teams" />
              </Text>
              {' · '}
              <Text wrap="none">
                <Plural value={story.playerCount} one="# player" other="# players" />
              </Text>
            </>
          )}
        </>
      }
    >
      {story && <Result story={story} />}
    </PageHead>
  );
}

function Result({ story }: { readonly story: NonNullable<ReplayData['story']> }) {
  const { number } = useFormat();
  const { follows, teamRank, fights } = story;
  const [teams, won, all] = [
    number(story.teamCount),
    number(fights.filter(({ outcome }) => outcome === 'won').length),
    number(fights.length),
  ];
  return (
    <Row as="dl" gap={6} align="start">
      <Stat
        label={<Trans>Team of {follows}</Trans>}
        value={
          <>
            {teamRank === null ? '–' : `#${teamRank}`} <Of>{teams}</Of>
          </>
        }
      />
      <Stat label={<Trans>Kills</Trans>} value={number(story.kills)} />
      <Stat
        label={<Trans>Fights won</Trans>}
        value={
          <>
            {won} <Of>{all}</Of>
          </>
        }
      />
    </Row>
  );
}

const Of = ({ children: teams }: { readonly children: ReactNode }) => (
  <Text size="t13" tone="muted">
    <Trans>of {teams}</Trans>
  </Text>
);

interface NoReplayProps {
  readonly absence: Absence;
  readonly shown: ReplayData;
  /** Reads the replay again. */
  readonly onRetry: () => void;
}

/** Says why a match has no replay, and what to do. One that is being made appears by itself. */
function NoReplay({ absence, shown: { shard, player }, onRetry }: NoReplayProps) {
  const site = useSite();
  useRetry(absence.retryAfter, onRetry);
  const links = useLinks();
  const { title, words, icon } = explain(absence);
  return (
    <div role="status">
      <Empty
        icon={icon ?? InfoIcon}
        title={title}
        actions={
          <>
            {player && (
              <ButtonLink to={links.profile({ shard, name: player })} rel="nofollow">
                {player}
              </ButtonLink>
            )}
            <ButtonLink to={dropsAddress(site)}>
              <Trans>All hot drops</Trans>
            </ButtonLink>
          </>
        }
      >
        {words}
      </Empty>
    </div>
  );
}

interface Explanation {
  readonly title: ReactNode;
  readonly words: ReactNode;
  readonly icon?: Icon;
}

function explain(absence: Absence): Explanation {
  if (absence.state === 'waiting')
    return {
      icon: ClockIcon,
      title: <Trans>The replay is being made</Trans>,
      words: <Trans>This takes 10 to 20 seconds. The page shows it as soon as it is there.</Trans>,
    };
  const reasons: Readonly<Record<typeof absence.reason, Explanation>> = {
    training: {
      title: <Trans>Training has no replay</Trans>,
      words: <Trans>The game keeps no log of it.</Trans>,
    },
    expired: {
      title: <Trans>This match is too old for a replay</Trans>,
      words: <Trans>The game keeps its logs for 14 days, and no one opened this match in that time.</Trans>,
    },
    unknown: {
      title: <Trans>This match has no replay</Trans>,
      words: <Trans>The game published no log of it, or one without places.</Trans>,
    },
    failed: {
      title: <Trans>The replay could not be made</Trans>,
      words: <Trans>The game’s log of this match could not be read. We try again by ourselves.</Trans>,
    },
    unreadable: {
      title: <Trans>The replay could not be read</Trans>,
      words: <Trans>It may need a newer version of this page. Please reload it.</Trans>,
    },
  };
  return reasons[absence.reason];
}

/** A longer wait is for a later visit. */
const longestWait = 60_000;

/** Tries again after some milliseconds. Null, or too long: never. */
function useRetry(wait: number | null, onRetry: () => void) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (wait === null || wait > longestWait) return;
    const timer = setInterval(retry, Math.max(wait, 1_000));
    return () => clearInterval(timer);
  }, [wait]);
}

interface ReplayContentProps extends Pick<ReplayPlayerProps, 'isPage' | 'onMoment'> {
  /** The last good answer, which stays on screen. */
  readonly shown: ReplayData;
  /** Why the last request failed. */
  readonly failure: FailureKind | null;
  /** The moment to show. Null: it waits for a press. */
  readonly at: number | null;
  readonly onRetry: () => void;
}

/** A replay without its head: the player or the picture in its place, what happened, and the fights. */
export function ReplayContent({ shown, failure, at, isPage, onMoment, onRetry }: ReplayContentProps) {
  const site = useSite();
  const { shard, match, story, absence, isCut, map, ground, version } = shown;
  const momentAt = (second: number) =>
    replayAddress(site, { shard, match: match?.id ?? '', at: second, player: story?.follows });
  const events = story && <Events story={story} momentAt={momentAt} />;
  return (
    <>
      {failure && (
        <Failed
          kind={failure}
          isCompact={match !== null}
          title={<Trans>The replay could not be loaded</Trans>}
          onRetry={onRetry}
        />
      )}
      {absence && <NoReplay absence={absence} shown={shown} onRetry={onRetry} />}
      {match && story && (
        <>
          {isCut && (
            <Notice>
              <Trans>The game’s log of this match breaks off, so its end is missing.</Trans>
            </Notice>
          )}
          {!story.hasLandings && (
            <Notice>
              <Trans>No one landed in the log of this match.</Trans>
            </Notice>
          )}
          {version !== null && (
            <Watch
              key={match.id}
              shard={shard}
              version={version}
              map={map}
              ground={ground}
              at={at}
              isPage={isPage}
              onMoment={onMoment}
              match={match.id}
              player={story.follows}
              after={events}
            >
              <Grid gap={5} align="start" className={styles.grid}>
                <RoutePicture story={story} map={map} ground={ground} />
                {events}
              </Grid>
            </Watch>
          )}
          {story.fights.length > 0 && <Fights story={story} momentAt={momentAt} />}
        </>
      )}
    </>
  );
}

const Notice = ({ children }: { readonly children: ReactNode }) => (
  <Text as="p" surface="panel" padding={[3, 4]} className={styles.notice}>
    {children}
  </Text>
);

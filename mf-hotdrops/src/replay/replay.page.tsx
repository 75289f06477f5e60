import type { Site } from '@hotdrop/shared-domain/contract';
import { readMap, readMatchType, readMode } from '@hotdrop/shared-domain/game';
import type { FailureKind } from '@hotdrop/shared-domain/wire';
import { ButtonLink } from '@hotdrop/shared-ui/button';
import { ChevronLeftIcon, ClockIcon, type Icon, InfoIcon } from '@hotdrop/shared-ui/icons';
import { Content, PageHead } from '@hotdrop/shared-ui/layout';
import { Link } from '@hotdrop/shared-ui/link';
import { PageMeta } from '@hotdrop/shared-ui/page-meta';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { SharePanel } from '@hotdrop/shared-ui/share-panel';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { Empty, Failed, useKept } from '@hotdrop/shared-ui/states';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLoaderData, useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import {
  dropsAddress,
  mapAddress,
  readSecond,
  replayAddress,
  replayPicture,
  toPlatform,
} from '../places/places.ts';
import { CopyMoment } from './player/copy-moment.tsx';
import type { ReplayPlayerProps } from './player/replay-player.tsx';
import type { Absence, ReplayData } from './read-replay.ts';
import { needsReload, replayLoader } from './read-replay.ts';
import styles from './replay.module.css';
import { Watch } from './watch.tsx';

const isMissing = ({ failure }: ReplayData) => failure !== null;

/** The page with its loader, which no other page needs. */
export const replayPage = (site: Site) => ({
  Component: ReplayPage,
  loader: replayLoader(site),
  shouldRevalidate: needsReload,
});

/** A match in motion, as one team lived it. */
function ReplayPage() {
  const site = useSite();
  const { game, locale } = site;
  const { t } = useLingui();
  const loaded = useLoaderData<ReplayData>();
  const shown = useKept(loaded, isMissing);
  const { match, story, shard } = shown;
  const [query] = useSearchParams();
  const at = readSecond(query.get('t'));
  const second = useRef(at);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const mapName = match ? readMap(game, match.mapName).name[locale] : '';
  const follows = story?.follows ?? loaded.player ?? '';
  const replayed = match && { shard, match: match.id, player: follows || undefined };
  const onMoment = (moment: number, player: string | null) =>
    replayed &&
    void navigate(replayAddress(site, { ...replayed, at: moment, player: player ?? undefined }), {
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
      {match && replayed ? (
        <ReplayHead
          match={match}
          shown={shown}
          readAddress={() => replayAddress(site, { ...replayed, at: second.current ?? undefined })}
        />
      ) : (
        <PageHead title={<Trans>Replay</Trans>} />
      )}
      <Content>
        <ReplayContent
          shown={shown}
          at={at}
          onMoment={onMoment}
          isPage
          second={second}
          failure={loaded.failure}
          onRetry={() => void revalidate()}
        />
      </Content>
    </>
  );
}

interface ReplayHeadProps {
  readonly match: NonNullable<ReplayData['match']>;
  readonly shown: ReplayData;
  /** The path of the moment. */
  readonly readAddress: () => string;
}

/** The match, the result of the followed team, and the link to the moment, in one line. */
function ReplayHead({ match, shown: { shard, story, player }, readAddress }: ReplayHeadProps) {
  const site = useSite();
  const { game, locale } = site;
  const { t } = useLingui();
  const links = useLinks();
  const map = readMap(game, match.mapName).name[locale];
  const name = story?.follows ?? player;
  return (
    <Content>
      <Row as="header" gap={4} className={styles.head}>
        <Link
          to={name ? links.profile({ shard, name }) : mapAddress(site, match.mapName)}
          aria-label={t`Back to ${name ?? map}`}
          className={styles.back}
          // Crawlers must not cause lookups.
          rel="nofollow"
        >
          <ChevronLeftIcon />
        </Link>
        <h1>
          {map}
          <Text tone="muted" hideBelow={728}>
            {' '}
            <Trans>replay</Trans>
          </Text>
        </h1>
        <Text as="p" size="t13" tone="muted" wrap="truncate" hideBelow={728}>
          {readMode(game, match.gameMode).name[locale]} · {readMatchType(game, match.matchType).name[locale]}{' '}
          · <TimeAgo time={match.createdAt} />
        </Text>
        <Row gap={3} flex="push">
          {story && <Result story={story} />}
          {name ? (
            <SharePanel
              panel="mf-hotdrops/replay-moment"
              about="match"
              subject={{ shard: toPlatform(shard), name, match: match.id }}
              title={[t`Best moment`, name, map]}
              page={readAddress}
            />
          ) : (
            <CopyMoment readAddress={() => site.origin + readAddress()} />
          )}
        </Row>
      </Row>
    </Content>
  );
}

function Result({
  story: { teamRank, teamCount, kills, fights },
}: {
  readonly story: NonNullable<ReplayData['story']>;
}) {
  const { number } = useFormat();
  const place = teamRank === null ? '–' : `#${teamRank}`;
  const teams = number(teamCount);
  const won = fights.filter(({ isWon }) => isWon).length;
  const all = number(fights.length);
  return (
    <>
      <ResultStat value={place}>
        <Trans>of {teams}</Trans>
      </ResultStat>
      <ResultStat value={number(kills)}>
        <Plural value={kills} one="kill" other="kills" />
      </ResultStat>
      <ResultStat value={number(won)} hideBelow={728}>
        <Trans>of {all} fights won</Trans>
      </ResultStat>
    </>
  );
}

interface ResultStatProps {
  readonly value: string;
  readonly hideBelow?: 728;
  readonly children: ReactNode;
}

const ResultStat = ({ value, hideBelow, children }: ResultStatProps) => (
  <Text as="p" size="t13" tone="muted" wrap="none" hideBelow={hideBelow}>
    <Text as="b" size="d24">
      {value}
    </Text>{' '}
    {children}
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

interface ReplayContentProps extends Pick<ReplayPlayerProps, 'isPage' | 'second' | 'onMoment'> {
  /** The last good answer, which stays on screen. */
  readonly shown: ReplayData;
  /** Why the last request failed. */
  readonly failure: FailureKind | null;
  /** The moment to show. Null: the start of the first fight. */
  readonly at: number | null;
  readonly onRetry: () => void;
}

/** A replay without its head. */
export function ReplayContent({ shown, failure, at, isPage, second, onMoment, onRetry }: ReplayContentProps) {
  const { shard, match, story, absence, isCut, map, ground, version } = shown;
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
              story={story}
              map={map}
              ground={ground}
              at={at}
              isPage={isPage}
              second={second}
              onMoment={onMoment}
              match={match.id}
            />
          )}
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

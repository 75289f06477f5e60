import { type Game, readMap, readMatchType, readMode } from '@hotdrop/shared-domain/game';
import type { Locale } from '@hotdrop/shared-domain/locale';
import { formatTime, formatTimestamp, inKorea, type OffsetAt } from '@hotdrop/shared-domain/text';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { Bar, Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { type ShownTimeZone, useFormat, useNow, useSite, useTimes } from '@hotdrop/shared-ui/site';
import { Slot } from '@hotdrop/shared-ui/slot';
import { ExactTimeAgo } from '@hotdrop/shared-ui/time';
import { Tooltip } from '@hotdrop/shared-ui/tooltip';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, useEffect, useRef } from 'react';
import { describeMatch, type PlayedMatch, readPlayedMatches } from './days.ts';
import { MatchDetails, MatchSkeleton } from './details/match-details.tsx';
import { findTeam } from './details/match-story.ts';
import type { MatchList } from './match-list.ts';
import styles from './matches.module.css';
import { useOpenedMatch } from './opened-match.ts';

/** Opens and closes cards. */
export interface CardLinks {
  /** Links to an opened match; null: to the list. */
  readonly hrefOf: (match: string | null) => string;
  readonly navigate: (href: string) => void;
}

/** The cards that are not closed, by the id of the match. */
export type CardStates = Readonly<Record<string, 'open' | 'opening'>>;

interface MatchCardProps {
  readonly played: PlayedMatch;
  /** The zone of the day above the card; null: there is none. */
  readonly zone: ShownTimeZone | null;
  readonly links: CardLinks;
  readonly state: CardStates[string] | undefined;
}

const edges = { win: styles.cardWin, top10: styles.cardTop, other: undefined };

/** Whether the click opens the link in this browser tab. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: React.MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * One match in one line, which is a link that opens and closes the match. It is a plain link, because every router link
 * renders again on every navigation, and a list can have 200 of them. The time is beside the link, because its tooltip is
 * a button, which a link cannot contain.
 */
export const MatchCard = memo(function MatchCard({ played, zone, links, state }: MatchCardProps) {
  const card = useRef<HTMLElement>(null);
  const { id } = played.match;
  const isOpen = state === 'open';
  const bodyId = `match-${id}`;
  const href = links.hrefOf(isOpen ? null : id);

  // A link to a match scrolls to it.
  const isLinked = useRef(isOpen);
  useEffect(() => {
    if (isLinked.current && window.scrollY === 0) card.current?.scrollIntoView?.({ block: 'start' });
  }, []);

  const onClick = (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    links.navigate(href);
  };
  return (
    <article
      ref={card}
      className={classNames(styles.card, played.result && edges[played.result], isOpen && styles.open)}
    >
      <div className={styles.cardHead}>
        <a
          href={href}
          className={styles.line}
          onClick={onClick}
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
        >
          <MatchLine {...played} />
          <ChevronDownIcon className={styles.chevron} />
        </a>
        <Row as="span" gap={0} className={styles.when}>
          <MatchTime endedAt={played.endedAt} offsetAt={zone?.offsetAt ?? null} />
        </Row>
      </div>
      <Slot name="profile.match" context={describeMatch(played.match, played.own)} />
      {state && (
        <div id={bodyId} className={styles.body} data-framed>
          {isOpen ? <MatchDetails key={id} /> : <MatchSkeleton />}
        </div>
      )}
    </article>
  );
});

/** The names of map, mode, and kind, each name once: in training, map and mode can have the same. */
function readNames(game: Game, match: MatchSummary, locale: Locale) {
  const map = readMap(game, match.mapName);
  const mode = readMode(game, match.gameMode).name[locale];
  const kind = readMatchType(game, match.matchType).name[locale];
  const [first = '', second = ''] = [...new Set([mode, kind])].filter((name) => name !== map.name[locale]);
  return { map: map.name[locale], plate: map.plate, mode: first, kind: second };
}

/** The width of a cell in steps of 4 px. Phones have a grid with areas instead. */
const place = (gridArea: string, width: number) => ({ gridArea, '--w': width });

/** The result of a match in one line. The card shows the time beside it. */
function MatchLine(played: PlayedMatch) {
  const { match, own, result, weapon } = played;
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const { map, plate, mode, kind } = readNames(game, match, locale);
  const { teamRank, teamTotal, kills, damageDealt } = own;
  const results = { win: t`Win`, top10: t`Top 10`, other: null };
  const tone = result === 'win' ? 'accent' : undefined;
  // In training, 0 kills and 0 damage say nothing.
  const isShown = (stat: number) => result !== null || stat > 0;
  return (
    <>
      <Text wrap="none" className={styles.rank} style={place('rank', 23)}>
        <Text as="b" size="d28" tone={tone}>
          {result ? `#${teamRank}` : '–'}
        </Text>
        {result && (
          <small>
            {' '}
            <Trans>of {teamTotal}</Trans>
          </small>
        )}
        {result && results[result] && (
          <Text as="em" size="t12" tone={tone ?? 'muted'} hideBelow={728}>
            {results[result]}
          </Text>
        )}
      </Text>
      <span className={styles.map} style={place('map', 26)}>
        <MapPlate plate={plate} />
        <Text as="b" size="d16" wrap="truncate">
          {map}
        </Text>
      </span>
      <span className={styles.mode} style={place('mode', 23)}>
        {mode}
        {kind && <small>{kind}</small>}
      </span>
      <Grid as="span" gap={0} style={place('kills', 11)}>
        {isShown(kills) && (
          <>
            <Text as="b" size="d20">
              {format.number(kills)}
            </Text>{' '}
            <small>
              <Plural value={kills} one="kill" other="kills" />
            </small>
          </>
        )}
      </Grid>
      <Grid as="span" gap={1} style={place('damage', 30)}>
        {isShown(damageDealt) && (
          <>
            <Row as="span" gap={1} align="baseline">
              <Text as="b" size="d20">
                {format.number(damageDealt)}
              </Text>{' '}
              <small>
                <Trans>damage</Trans>
              </small>
            </Row>
            <Bar share={played.damageRatio} />
          </>
        )}
      </Grid>
      <Grid as="span" gap={0} className={styles.alive} style={place('alive', 15)}>
        <Text as="b" size="d20">
          {format.clock(own.timeSurvived)}
        </Text>{' '}
        <small>{result ? <Trans>alive</Trans> : <Trans>played</Trans>}</small>
      </Grid>
      <Grid as="span" gap={0} hideBelow={1200} style={place('weapon', 23)}>
        {weapon && (
          <>
            <Text as="b" wrap="truncate">
              {weapon}
            </Text>{' '}
            <small>
              <Trans>main weapon</Trans>
            </small>
          </>
        )}
      </Grid>
      <MatchTeam {...played} />
    </>
  );
}

/** The teammates with their kills, and the player's share of the team's damage. */
function MatchTeam({ own, mates, result, teamDamage }: PlayedMatch) {
  const format = useFormat();
  if (mates.length === 0) {
    return (
      <Row
        as="span"
        tone="faint"
        size="t13"
        className={styles.team}
        // Why a match has no place is also said on phones.
        hideBelow={result ? 728 : undefined}
      >
        {result ? <Trans>No teammates</Trans> : <Trans>No place in training</Trans>}
      </Row>
    );
  }
  const percent = format.percent(own.damageDealt / teamDamage, 0);
  return (
    <Grid as="span" gap={1.5} className={styles.team}>
      <Row as="span" gap={0.5} isWrapped tone="muted" size="t13" className={styles.mates}>
        {mates.map(({ playerId, name, kills }) => (
          // Bots can share an id.
          <Row as="span" gap={1.5} key={`${playerId} ${name}`}>
            <Text wrap="truncate">{name}</Text>{' '}
            <Text as="b" tone={kills > 0 ? 'text' : 'faint'}>
              {format.number(kills)}
            </Text>
            <VisuallyHidden>
              {' '}
              <Plural value={kills} one="kill" other="kills" />{' '}
            </VisuallyHidden>
          </Row>
        ))}
      </Row>
      {!result && (
        <small>
          <Trans>No place in training</Trans>
        </small>
      )}
      {/* A team without damage has no shares. */}
      {result && teamDamage > 0 && (
        <Row as="span" gap={3}>
          <span className={styles.parts}>
            {[own, ...mates].map(({ playerId, name, damageDealt }) => (
              <i key={`${playerId} ${name}`} style={{ '--v': `${(damageDealt / teamDamage) * 100}%` }} />
            ))}
          </span>
          <small>
            <Trans>{percent} of the team’s damage</Trans>
          </small>
        </Row>
      )}
    </Grid>
  );
}

interface MatchTimeProps {
  readonly endedAt: number;
  /** The clock of the day above the card; null: the card is below no day, and shows the age. */
  readonly offsetAt: OffsetAt | null;
}

/** When a match ended for the player. The tooltip has the age, and the time in Korea, wherever the visitor is. */
function MatchTime({ endedAt, offsetAt }: MatchTimeProps) {
  const format = useFormat();
  const times = useTimes();
  const now = useNow();
  if (Number.isNaN(endedAt)) return '–';
  const inKst = `${formatTimestamp(endedAt, inKorea)} KST`;
  if (offsetAt === null) return <ExactTimeAgo time={endedAt} exact={inKst} />;
  const clock = formatTime(endedAt, offsetAt);
  const age = format.ago(endedAt, now, offsetAt) ?? times.day(endedAt) + times.zone;
  return (
    <Tooltip
      label={`${clock}, ${age}`}
      trigger={
        <Row as="time" size="t14" className={styles.clock}>
          {clock}
        </Row>
      }
    >
      {inKst}
      <br />
      {age}
    </Tooltip>
  );
}

interface UnlistedMatchProps {
  readonly list: MatchList;
  readonly links: CardLinks;
}

/** The opened match, if this page of the list does not contain it. */
export function UnlistedMatch({ list, links }: UnlistedMatchProps) {
  const { t } = useLingui();
  const { game } = useSite();
  const { match } = useOpenedMatch();
  if (!match) {
    return (
      <Panel label={t`Match`}>
        <MatchDetails />
      </Panel>
    );
  }
  const listed = { ...match, participants: [...findTeam(match)] };
  return readPlayedMatches({ ...list, ...match, game, matches: [listed] }).map((played) => (
    <MatchCard key={match.id} played={played} zone={null} links={links} state="open" />
  ));
}

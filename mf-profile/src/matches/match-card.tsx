import { formatTimestamp, inKorea } from '@hotdrop/shared-domain/text';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { MapPlate } from '@hotdrop/shared-ui/map-plate';
import { Bar, Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Slot } from '@hotdrop/shared-ui/slot';
import { ExactTimeAgo } from '@hotdrop/shared-ui/time';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, useEffect, useRef } from 'react';
import { describeMatch, type PlayedMatch, readPlayedMatches } from './days.ts';
import { MatchDetails, MatchSkeleton } from './details/match-details.tsx';
import { findTeam } from './details/match-story.ts';
import { GradeMark } from './grade-mark.tsx';
import type { MatchList } from './match-list.ts';
import styles from './matches.module.css';
import { useOpenedMatch } from './opened-match.ts';
import { readNames } from './read-names.ts';

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
  readonly links: CardLinks;
  readonly state: CardStates[string] | undefined;
}

const edges = { win: styles.cardWin, top10: styles.cardTop, other: undefined };

/** Whether the click opens the link in this browser tab. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: React.MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * One match in one line, which is a link that opens and closes the match. It is a plain link, because every router link
 * renders again on every navigation, and a list can have 200 of them. Buttons and other links are beside it, because a
 * link cannot contain them.
 */
export const MatchCard = memo(function MatchCard({ played, links, state }: MatchCardProps) {
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
        </a>
        <div className={styles.side}>
          <MatchPoints points={played.match.points} />
          <span className={styles.gradePlace}>
            {played.match.grade && <GradeMark grade={played.match.grade} />}
          </span>
          <span className={styles.replayPlace}>
            <Slot name="profile.match" context={describeMatch(played.match, played.own)} />
          </span>
          <Text size="t13" tone="muted" align="end" wrap="none" hideBelow={728} className={styles.when}>
            <MatchTime endedAt={played.endedAt} />
          </Text>
          <ChevronDownIcon className={styles.chevron} />
        </div>
      </div>
      {state && (
        <div id={bodyId} className={styles.body} data-framed>
          <MatchFacts {...played} />
          {isOpen ? <MatchDetails key={id} /> : <MatchSkeleton />}
        </div>
      )}
    </article>
  );
});

/** The width of a cell in steps of 4 px. Phones have columns of their own. */
const width = (steps: number) => ({ '--w': steps });

/** The result of a match in one line. */
function MatchLine(played: PlayedMatch) {
  const { match, own, result, weapon } = played;
  const { game, locale } = useSite();
  const format = useFormat();
  const { map, plate, mode, kind } = readNames(game, match, locale);
  const { teamRank, teamTotal, kills, damageDealt } = own;
  // In training, 0 kills and 0 damage say nothing.
  const isShown = (stat: number) => result !== null || stat > 0;
  return (
    <>
      <Grid as="span" gap={0} style={width(16)}>
        <Text as="b" size="d28" tone={result === 'win' ? 'accent' : undefined}>
          {result ? `#${teamRank}` : '–'}
        </Text>{' '}
        {result && (
          <small>
            <Trans>of {teamTotal}</Trans>
          </small>
        )}
      </Grid>
      <span className={styles.map}>
        <MapPlate plate={plate} />
        <Text as="b" size="d16" wrap="truncate">
          {map}
        </Text>
      </span>
      <Grid as="span" gap={0} hideBelow={728} style={width(25)}>
        <Text wrap="truncate">{mode}</Text> {kind && <small>{kind}</small>}
      </Grid>
      <Grid as="span" gap={0} style={width(10)}>
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
      <Grid as="span" gap={1} className={styles.damage} style={width(27)}>
        {isShown(damageDealt) && (
          <>
            <span>
              <Text as="b" size="d20">
                {format.number(damageDealt)}
              </Text>{' '}
              <small>
                <Trans>damage</Trans>
              </small>
            </span>
            <Bar share={played.damageRatio} />
          </>
        )}
      </Grid>
      <Grid as="span" gap={0} hideBelow={1200} style={width(14)}>
        <Text as="b" size="d20">
          {format.clock(own.timeSurvived)}
        </Text>{' '}
        <small>{result ? <Trans>alive</Trans> : <Trans>played</Trans>}</small>
      </Grid>
      <Grid as="span" gap={0} hideBelow={1200} style={width(17)}>
        {weapon && (
          <>
            <Text as="b" wrap="truncate">
              {weapon}
            </Text>{' '}
            <small>
              <Trans>weapon</Trans>
            </small>
          </>
        )}
      </Grid>
      <MatchTeam {...played} />
    </>
  );
}

/** What phones leave out of the line. */
function MatchFacts({ match, own, result, weapon, endedAt }: PlayedMatch) {
  const { game, locale } = useSite();
  const time = useFormat().clock(own.timeSurvived);
  const { mode, kind } = readNames(game, match, locale);
  return (
    <Row gap={3} isWrapped size="t13" tone="muted" hideFrom={728} className={styles.facts}>
      <span>{[mode, kind].filter(Boolean).join(' · ')}</span>
      <span>{result ? <Trans>{time} alive</Trans> : <Trans>{time} played</Trans>}</span>
      {weapon && <span>{weapon}</span>}
      <MatchTime endedAt={endedAt} />
    </Row>
  );
}

/** The rank points of a match. */
function MatchPoints({ points }: Pick<MatchSummary, 'points'>) {
  const format = useFormat();
  const value = points ?? 0;
  const tone = points === null ? 'faint' : value > 0 ? 'up' : value < 0 ? 'down' : 'muted';
  return (
    <Grid as="span" gap={0} hideBelow={points === null ? 728 : undefined} className={styles.points}>
      <Text as="b" size="d16" tone={tone}>
        {points === null ? '–' : format.change(points)}
      </Text>{' '}
      <small>
        <Plural value={Math.abs(value)} one="point" other="points" />
      </small>
    </Grid>
  );
}

/** The teammates with their kills, and the player's share of the team's damage. */
function MatchTeam({ own, mates, result, teamDamage }: PlayedMatch) {
  const format = useFormat();
  if (mates.length === 0) {
    return (
      <Row as="span" tone="faint" size="t13" className={styles.team} hideBelow={1200}>
        {result ? <Trans>No teammates</Trans> : <Trans>No place in training</Trans>}
      </Row>
    );
  }
  const percent = format.percent(own.damageDealt / teamDamage, 0);
  return (
    <Grid as="span" gap={1.5} className={styles.team} hideBelow={1200}>
      <Row as="span" gap={0.5} tone="muted" size="t12" className={styles.mates}>
        {mates.map(({ playerId, name, kills }) => (
          // Bots can share an id.
          <Row as="span" gap={1} key={`${playerId} ${name}`}>
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
          <Bar share={own.damageDealt / teamDamage} className={styles.part} />
          <small>
            <Trans>{percent} of the damage</Trans>
          </small>
        </Row>
      )}
    </Grid>
  );
}

/** When a match ended for the player. The tooltip has the time in Korea, wherever the visitor is. */
const MatchTime = ({ endedAt }: Pick<PlayedMatch, 'endedAt'>) =>
  Number.isNaN(endedAt) ? (
    '–'
  ) : (
    <ExactTimeAgo time={endedAt} exact={`${formatTimestamp(endedAt, inKorea)} KST`} />
  );

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
    <MatchCard key={match.id} played={played} links={links} state="open" />
  ));
}

import type { MatchDetail } from '@hotdrop/shared-domain/wire';
import { Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { hasElimination } from '../days.ts';
import { Mark } from './kill-log.tsx';
import styles from './match-details.module.css';
import { findTeam, type Life, type LogLine, type MatchStory, tellStory } from './match-story.ts';

/** How the match went: sentences, and a line for the life of each teammate. */
export function Story({ match }: { readonly match: MatchDetail }) {
  const { game } = useSite();
  const format = useFormat();
  const { killLog, player } = match;
  const time = format.clock(player.timeSurvived);
  if (!hasElimination(game, match)) {
    return (
      <Text as="p" tone="muted">
        <Trans>
          {player.name} trained for {time}.
        </Trans>
      </Text>
    );
  }
  const story =
    killLog.state === 'ready' && killLog.entries.length > 0 ? tellStory(match, killLog.entries) : null;
  return (
    <>
      <Text as="p" tone="muted" className={styles.text}>
        <b>
          <StoryResult match={match} />
        </b>
        <StorySentences match={match} story={story} />
        {killLog.state === 'waiting' && (
          <>
            <SentenceGap />
            <Trans>The kill log is still on its way.</Trans>
          </>
        )}
      </Text>
      {story && <StoryTimeline story={story} />}
    </>
  );
}

interface StoryProps {
  readonly match: MatchDetail;
  /** Null: the kill log is not known. */
  readonly story: MatchStory | null;
}

/** Place, survivors, and time. */
function StoryResult({ match }: Pick<StoryProps, 'match'>) {
  const format = useFormat();
  const team = findTeam(match);
  const { teamRank, teamTotal } = match.player;
  const alive = team.filter(({ deaths }) => deaths === 0).length;
  const size = team.length;
  const time = format.clock(Math.max(...team.map(({ timeSurvived }) => timeSurvived)));
  if (teamRank > 1) {
    return (
      <Trans>
        Place {teamRank} of {teamTotal} after {time}.
      </Trans>
    );
  }
  return size > 1 && alive > 0 ? (
    <Trans>
      Won with {alive} of {size} alive after {time}.
    </Trans>
  ) : (
    <Trans>Won after {time}.</Trans>
  );
}

/** Sentences that are true for this match, each one message. */
function StorySentences({ match, story }: StoryProps) {
  const [own] = story?.lives ?? [];
  const sentences = [
    { id: 'kills', sentence: <Kills match={match} /> },
    { id: 'late', sentence: own && <LateKills life={own} kills={match.player.kills} /> },
    { id: 'knocked', sentence: own && <GotUp life={own} /> },
    { id: 'died', sentence: own && <Death life={own} /> },
    { id: 'half', sentence: story && <Half story={story} /> },
  ];
  return sentences.map(({ id, sentence }) => (
    <Fragment key={id}>
      <SentenceGap />
      {sentence}
    </Fragment>
  ));
}

function Kills({ match }: Pick<StoryProps, 'match'>) {
  const { name, kills } = match.player;
  const team = findTeam(match);
  const all = team.reduce((sum, member) => sum + member.kills, 0);
  if (team.length === 1 || (kills > 0 && kills === all)) {
    return (
      <Plural
        value={kills}
        _0={`${name} made no kills.`}
        one={`${name} made # kill.`}
        other={`${name} made # kills.`}
      />
    );
  }
  if (all === 0) return <Trans>The team made no kills.</Trans>;
  if (kills === 0) {
    return (
      <Plural
        value={all}
        one={`The team made # kill, ${name} none.`}
        other={`The team made # kills, ${name} none.`}
      />
    );
  }
  return (
    <Trans>
      {name} made {kills} of the team’s {all} kills.
    </Trans>
  );
}

const late = 300;
const fewest = 2;

/** Kills in the last minutes, if there were several, and others before. */
function LateKills({ life, kills }: { readonly life: Life; readonly kills: number }) {
  const count = life.marks.filter(
    ({ side, kind, entry }) => side === 'own' && kind === 'kill' && entry.at > life.until - late,
  ).length;
  return count >= fewest && count < kills ? (
    <Trans>{count} of these kills came in the last five minutes.</Trans>
  ) : null;
}

/** A knock that the player survived. */
function GotUp({ life }: { readonly life: Life }) {
  const format = useFormat();
  const { marks, member } = life;
  const knock = marks.findLast(({ kind }, at) => kind === 'down' && marks[at + 1]?.kind !== 'lost');
  const isLast = knock && knock === marks.at(-1);
  // A player who died with the team after the last knock did not get up.
  if (!knock || (isLast && member.deaths > 0)) return null;
  const { name } = member;
  const time = format.clock(knock.entry.at);
  return (
    <Trans>
      {name} got up again after a knock at {time}.
    </Trans>
  );
}

function Death({ life }: { readonly life: Life }) {
  const format = useFormat();
  const { name, deaths } = life.member;
  const death = life.marks.findLast(({ kind }) => kind === 'lost')?.entry;
  if (deaths === 0 || !death) return null;
  const time = format.clock(death.at);
  const killer = death.by?.name;
  return killer ? (
    <Trans>
      {killer} killed {name} at {time}.
    </Trans>
  ) : (
    <Trans>
      {name} died at {time} in the blue zone or from a fall.
    </Trans>
  );
}

function Half({ story: { halfAt, total } }: { readonly story: MatchStory }) {
  const format = useFormat();
  if (halfAt === null) return null;
  const time = format.clock(halfAt);
  return (
    <Trans>
      Half of the {total} players were out by {time}.
    </Trans>
  );
}

const percent = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`;

/** The distances between labels of the axis, in seconds. */
const steps = [60, 120, 300, 600, 1200];
const mostLabels = 7;

const ticksUntil = (end: number): readonly number[] => {
  const step = steps.find((one) => end / one < mostLabels) ?? 3600;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, at) => at * step);
};

/** Alive players as steps from 0 to 100 in both directions. */
function drawSteps({ alive, end, total }: MatchStory): string {
  const x = (at: number) => ((at / end) * 100).toFixed(2);
  const y = (count: number) => ((1 - count / total) * 100).toFixed(2);
  return `${alive.map(({ at, count }, index) => (index === 0 ? `M0 ${y(count)}` : `H${x(at)}V${y(count)}`)).join('')}H100`;
}

/** Alive players over time, and the life of each teammate. Readers get the same from the sentences and the kill log. */
function StoryTimeline({ story }: { readonly story: MatchStory }) {
  const format = useFormat();
  const { end, total, alive, lives } = story;
  if (end <= 0 || total === 0) return null;
  const line = drawSteps(story);
  return (
    <div className={styles.timeline} aria-hidden="true">
      <div className={styles.alive}>
        <Text tone="muted" size="t12" wrap="none" className={styles.most}>
          <Plural value={total} one="# alive" other="# alive" />
        </Text>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.area} d={`${line}V100H0Z`} />
          <path className={styles.line} d={line} />
        </svg>
        <Text
          as="b"
          tone="accent"
          size="d18"
          className={styles.left}
          style={{ '--y': percent(alive.at(-1)?.count ?? 0, total) }}
        >
          {alive.at(-1)?.count}
        </Text>
      </div>
      <ol>
        {lives.map(({ member, isPlayer, until, marks }) => (
          <Text
            as="li"
            size="t13"
            tone={isPlayer ? 'text' : 'muted'}
            weight={isPlayer ? 600 : undefined}
            className={styles.row}
            key={`${member.playerId} ${member.name}`}
          >
            <Text align="end" wrap="truncate" className={styles.name}>
              {member.name}
            </Text>
            <span className={styles.lane}>
              <span className={styles.life} style={{ '--v': percent(until, end) }} />
              {marks.map((line, at) => (
                <Mark
                  // biome-ignore lint/suspicious/noArrayIndexKey: marks never move, and one second can have two equal marks
                  key={at}
                  line={line}
                  style={{ '--v': percent(Math.min(line.entry.at, end), end) }}
                  title={[format.clock(line.entry.at), nameOther(line)].filter(Boolean).join(' · ')}
                />
              ))}
            </span>
          </Text>
        ))}
      </ol>
      <Text as="div" tone="faint" size="t12" className={styles.axis}>
        {ticksUntil(end).map((at) => (
          <span key={at} style={{ '--v': percent(at, end) }}>
            {format.clock(at)}
          </span>
        ))}
      </Text>
      <Key />
    </div>
  );
}

/** The other player of a knock or kill. */
const nameOther = ({ entry, side }: LogLine) => (side === 'foe' ? entry.by?.name : entry.whom.name);

const Key = () => (
  <Row as="ul" gap={4} isWrapped tone="muted" size="t12" className={styles.key}>
    <Row as="li">
      <Mark line={{ side: 'team', entry: { type: 'kill' } }} />
      <Trans>kill</Trans>
    </Row>
    <Row as="li">
      <Mark line={{ side: 'team', entry: { type: 'knock' } }} />
      <Trans>knock</Trans>
    </Row>
    <Row as="li">
      <Mark line={{ side: 'foe', entry: { type: 'knock' } }} />
      <Trans>knocked</Trans>
    </Row>
    <Row as="li">
      <Mark line={{ side: 'foe', entry: { type: 'kill' } }} />
      <Trans>killed</Trans>
    </Row>
  </Row>
);

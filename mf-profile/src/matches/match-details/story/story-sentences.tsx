import type { MatchDetail } from '@hotdrop/shared-domain/wire';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { findTeam, type Life, type MatchStory } from './match-story.ts';

interface StoryProps {
  readonly match: MatchDetail;
  /** Null: the kill log is not known. */
  readonly story: MatchStory | null;
}

/** Place, survivors, and time. */
export function StoryResult({ match }: Pick<StoryProps, 'match'>) {
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
export function StorySentences({ match, story }: StoryProps) {
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

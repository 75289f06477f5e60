import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import type { MatchViewProps } from '../../match-list.ts';
import { hasElimination } from '../../match-summary.ts';
import { tellStory } from './match-story.ts';
import styles from './story.module.css';
import { StoryResult, StorySentences } from './story-sentences.tsx';
import { StoryTimeline } from './story-timeline.tsx';

/** How the match went: sentences, and a line for the life of each teammate. */
export function Story({ match }: MatchViewProps) {
  const { game } = useSite();
  const format = useFormat();
  const { killLog, player } = match;
  const time = format.clock(player.timeSurvived);
  if (!hasElimination(game, match)) {
    return (
      <p className={styles.text}>
        <Trans>
          {player.name} trained for {time}.
        </Trans>
      </p>
    );
  }
  const story =
    killLog.state === 'ready' && killLog.entries.length > 0 ? tellStory(match, killLog.entries) : null;
  return (
    <>
      <p className={styles.text}>
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
      </p>
      {story && <StoryTimeline story={story} />}
    </>
  );
}

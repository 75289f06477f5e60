import { classNames } from '@hotdrop/shared-ui/class-names';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import styles from './events.module.css';
import type { Story } from './story.ts';
import type { StoryEvent } from './story-event.ts';

interface EventsProps {
  readonly story: Story;
  /** The address of the replay at a second. */
  readonly momentAt: (second: number) => string;
}

/** The list of what happened to the team, with the numbers of the picture. Each row leads to its moment. */
export function Events({ story, momentAt }: EventsProps) {
  const { clock } = useFormat();
  return (
    <Panel title={<Trans>What happened</Trans>}>
      <ol className={styles.events}>
        {story.events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the number of the event
          <li key={at} className={classNames(event.kind === 'death' && styles.death)}>
            <Link to={momentAt(event.at)} replace preventScrollReset rel="nofollow">
              <b className={styles.number}>{at + 1}</b>
              <time className={styles.time}>{clock(event.at)}</time>
              <span>
                <EventWords event={event} story={story} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function EventWords({ event, story: { follows } }: { readonly event: StoryEvent; readonly story: Story }) {
  const { list, meters } = useFormat();
  if (event.kind === 'win') return <Trans>The team won the match</Trans>;
  if (event.kind === 'landing') {
    const { town } = event;
    return town ? (
      <Trans>
        {follows} landed at {town}
      </Trans>
    ) : (
      <Trans>{follows} landed far from every town</Trans>
    );
  }
  const { by, whom, weapon, distance } = event;
  // The log gives the zone and falls a distance of zero.
  const length = by === null || distance === null ? null : meters(distance);
  const more = list([weapon, length].filter((part) => typeof part === 'string'));
  return (
    <>
      {by === null || by === whom ? (
        <Trans>{whom} died</Trans>
      ) : (
        <Trans>
          {by} killed {whom}
        </Trans>
      )}
      {more && <small className={styles.more}>{more}</small>}
    </>
  );
}

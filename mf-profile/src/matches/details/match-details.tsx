import { getTree } from '@hotdrop/shared-ui/browser';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { FailureReason } from '@hotdrop/shared-ui/player-not-found';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed, SkeletonTable, Waiting } from '@hotdrop/shared-ui/states';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { withQuery } from '../../address.ts';
import { RevalidateOnMount } from '../../loading/states.tsx';
import { describeMatch } from '../days.ts';
import { type OpenedMatch, useOpenedMatch } from '../opened-match.ts';
import { KillLogView } from './kill-log.tsx';
import styles from './match-details.module.css';
import { Ratings, Standings } from './standings.tsx';
import { Story } from './story.tsx';
import { Team } from './team.tsx';

/** The opened match, or the reason why it cannot be shown. */
export function MatchDetails() {
  const { match, isPending, failure, reload } = useOpenedMatch();
  return (
    <>
      {isPending && (
        <>
          <RevalidateOnMount />
          <MatchSkeleton />
        </>
      )}
      {match && <ReadyMatch match={match} reload={reload} />}
      {failure && (
        <Failed
          kind={failure.kind}
          isCompact={match !== null}
          title={<Trans>The match could not be loaded</Trans>}
        >
          {failure.kind === 'not-found' ? (
            <Trans>
              The match is still being saved or is more than 3 months old.{'\n'}
              Try again in a moment.
            </Trans>
          ) : (
            <FailureReason failure={failure} />
          )}
        </Failed>
      )}
    </>
  );
}

export const MatchSkeleton = () => (
  <Waiting>
    <SkeletonTable rows={6} />
  </Waiting>
);

/** The sections of an opened match, and the values of `view` in its address. The story is the default. */
const viewIds = ['match', 'team', 'kills', 'standings', 'ratings'] as const;

type View = (typeof viewIds)[number];

interface ReadyMatchProps {
  readonly match: OpenedMatch;
  readonly reload: () => Promise<void>;
}

function ReadyMatch({ match, reload }: ReadyMatchProps) {
  const { t } = useLingui();
  const { parts } = useSite();
  const { pathname, search } = useLocation();
  const labels: Record<View, string> = {
    match: t`Story`,
    team: t`Team`,
    kills: t`Kill log`,
    standings: t`Standings`,
    ratings: t`Ranks`,
  };
  const sections = parts?.of('match.section') ?? [];
  const tabs = [
    ...viewIds.map((id) => ({ id, label: labels[id] })),
    ...sections.map(({ key, title }) => ({ id: key, label: title ?? key })),
  ];
  const view = new URLSearchParams(search).get('view');
  const requested = tabs.find(({ id }) => id === view)?.id;
  const section = sections.find(({ key }) => key === requested);
  const idOf = (name: string) => `${match.id}-${name}`;
  const near = useScrollToSection(requested && idOf(requested), search);
  return (
    <>
      <Tabs
        label={t`Match`}
        variant="small"
        tabs={tabs.map(({ id, label }) => ({
          to: `${withQuery(pathname + search, { view: id === 'match' ? null : id })}#${encodeURIComponent(idOf(id))}`,
          label,
          isCurrent: id === (requested ?? 'match'),
          preventScrollReset: true,
        }))}
      />
      <Section id={idOf('match')} title={<Trans>How it went</Trans>}>
        <Story match={match} />
      </Section>
      <Grid gap={8} className={styles.columns}>
        <Section id={idOf('team')} title={labels.team}>
          <Team match={match} />
        </Section>
        <Section id={idOf('kills')} title={labels.kills}>
          <KillLogView match={match} reload={reload} />
        </Section>
      </Grid>
      <Section
        id={idOf('standings')}
        title={labels.standings}
        note={<Plural value={match.teams.length} one="# team" other="# teams" />}
      >
        <Standings match={match} />
      </Section>
      <details
        ref={near}
        id={idOf('ratings')}
        className={styles.section}
        open={requested === 'ratings'}
        tabIndex={-1}
      >
        <Row as="summary" justify="between">
          <h3>{labels.ratings}</h3>
          <ChevronDownIcon />
        </Row>
        <Ratings match={match} />
      </details>
      {section && (
        <Section id={idOf(section.key)} title={section.title ?? section.key}>
          {section.render(describeMatch(match, match.player), <Failed />)}
        </Section>
      )}
    </>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: React.ReactNode;
  /** A few words beside the title. */
  readonly note?: React.ReactNode;
  readonly children: React.ReactNode;
}

/** A part of an opened match under its heading. */
const Section = ({ id, title, note, children }: SectionProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <Row as="h3" align="baseline">
      <span id={`${id}-title`}>{title}</span>
      {note && (
        <Text as="small" size="t13" tone="muted">
          {note}
        </Text>
      )}
    </Row>
    {children}
  </section>
);

/**
 * Scrolls to a section when a link asks for it, also when the same link is pressed again. Another change of the address,
 * such as more of a list, moves nothing. The ref is for an element of the match.
 */
function useScrollToSection(id: string | undefined, search: string) {
  const near = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const last = useRef<{ readonly id: string | undefined; readonly search: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is pressed again
  useEffect(() => {
    const before = last.current;
    last.current = { id, search };
    if (id === undefined || (before?.id === id && before.search !== search)) return;
    const section = near.current && getTree(near.current).getElementById(id);
    section?.scrollIntoView?.({ block: 'start' });
    // The next press of the tab key continues in the section.
    if (before) section?.focus({ preventScroll: true });
  }, [id, search, key]);
  return near;
}

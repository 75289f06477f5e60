import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { Grid } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useFetcher, useLocation, useRouteLoaderData } from 'react-router-dom';
import { withQuery } from '../../address.ts';
import { useKeepReady } from '../../loading/load-result.ts';
import { ErrorMessage, RevalidateOnMount } from '../../loading/states.tsx';
import { describeMatch } from '../days.ts';
import { type OpenedMatch, type OpenedMatchData, openedMatchRoute } from '../match-list.ts';
import { KillLogView } from './kill-log.tsx';
import styles from './match-details.module.css';
import { MatchSkeleton, Section } from './section.tsx';
import { Ratings, Standings } from './standings.tsx';
import { Story } from './story.tsx';
import { Team } from './team.tsx';

export const useOpenedMatch = () => useRouteLoaderData<OpenedMatchData>(openedMatchRoute) ?? null;

/** The opened match, or the reason why it cannot be shown. */
export function MatchDetails() {
  const loaded = useOpenedMatch();
  const poll = useFetcher<OpenedMatchData>();
  const { pathname, search } = useLocation();
  const opened = poll.data ?? loaded;
  const shown = useKeepReady(opened ?? pending, '');
  return (
    <>
      {shown.status === 'pending' && <PendingMatch />}
      {shown.status === 'ready' && (
        <ReadyMatch match={shown.data} reload={() => poll.load(pathname + search)} />
      )}
      {opened?.status === 'failed' && (
        <FailedMatch failure={opened.failure} isKept={shown.status === 'ready'} />
      )}
    </>
  );
}

const pending = { status: 'pending' } as const;

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
  const address = pathname + search;
  const query = new URLSearchParams(search);
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
  const requested = tabs.find(({ id }) => id === query.get('view'))?.id;
  const section = sections.find(({ key }) => key === requested);
  const idOf = (view: string) => `${match.id}-${view}`;
  useScrollToSection(requested && idOf(requested), search);
  const props = {
    match,
    query,
    linkTo: (change: Parameters<typeof withQuery>[1]) => withQuery(address, change),
  };
  return (
    <>
      <Tabs
        label={t`Match`}
        look="small"
        tabs={tabs.map(({ id, label }) => ({
          to: `${withQuery(address, { view: id === 'match' ? null : id })}#${encodeURIComponent(idOf(id))}`,
          label,
          isCurrent: id === (requested ?? 'match'),
          preventScrollReset: true,
        }))}
      />
      <Section id={idOf('match')} title={<Trans>How it went</Trans>}>
        <Story match={match} />
      </Section>
      <Grid columns={2} gap={8} className={styles.columns}>
        <Section id={idOf('team')} title={labels.team}>
          <Team match={match} />
        </Section>
        <Section id={idOf('kills')} title={labels.kills}>
          <KillLogView {...props} reload={reload} />
        </Section>
      </Grid>
      <Section
        id={idOf('standings')}
        title={labels.standings}
        note={<Plural value={match.teams.length} one="# team" other="# teams" />}
      >
        <Standings {...props} />
      </Section>
      <details id={idOf('ratings')} className={styles.section} open={requested === 'ratings'} tabIndex={-1}>
        <summary>
          <h3>{labels.ratings}</h3>
          <ChevronDownIcon />
        </summary>
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

interface FailedMatchProps {
  readonly failure: ApiFailure;
  /** Whether the match is shown as it was. */
  readonly isKept: boolean;
}

function FailedMatch({ failure, isKept }: FailedMatchProps) {
  return (
    <Failed isCompact={isKept} title={<Trans>The match could not be loaded</Trans>}>
      {failure.kind === 'not-found' ? (
        <Trans>
          The match is still being saved or is more than 3 months old.{'\n'}
          Try again in a moment.
        </Trans>
      ) : (
        <ErrorMessage failure={failure} />
      )}
    </Failed>
  );
}

const PendingMatch = () => (
  <>
    <RevalidateOnMount />
    <MatchSkeleton />
  </>
);

/**
 * Scrolls to a section when a link asks for it, also when the same link is pressed again. Another change of the address,
 * such as more of a list, moves nothing.
 */
function useScrollToSection(id: string | undefined, search: string): void {
  const { key } = useLocation();
  const last = useRef<{ readonly id: string | undefined; readonly search: string } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes when the same link is pressed again
  useEffect(() => {
    const before = last.current;
    last.current = { id, search };
    if (id === undefined || (before?.id === id && before.search !== search)) return;
    const section = document.getElementById(id);
    section?.scrollIntoView?.({ block: 'start' });
    // The next press of the tab key continues in the section.
    if (before) section?.focus({ preventScroll: true });
  }, [id, search, key]);
}

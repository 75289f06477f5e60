import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { withQuery } from '../../address/use-query-link.ts';
import { ErrorMessage } from '../../loading/error-message.tsx';
import { useKeepReady } from '../../loading/load-result.ts';
import { RevalidateOnMount } from '../../loading/revalidate-on-mount.tsx';
import type { MatchList, MatchViewProps } from '../match-list.ts';
import { describeMatch } from '../match-summary.ts';
import { KillLogView } from './kill-log/kill-log-view.tsx';
import styles from './match-details.module.css';
import { MatchSkeleton } from './match-skeleton.tsx';
import { Ratings } from './ratings.tsx';
import { Section } from './section.tsx';
import { Standings } from './standings.tsx';
import { Story } from './story/story.tsx';
import { Team } from './team.tsx';
import { useScrollToSection } from './use-scroll-to-section.ts';

interface MatchDetailsProps {
  readonly list: MatchList;
  /** The address of the match, during the navigation to it. */
  readonly pendingHref?: string | undefined;
}

const pending = { status: 'pending' } as const;

/** The opened match, or the reason why it cannot be shown. */
export function MatchDetails({ list, pendingHref }: MatchDetailsProps) {
  const opened = list.opened ?? pending;
  const shown = useKeepReady(opened, '');
  return (
    <>
      {shown.status === 'pending' && <PendingMatch />}
      {shown.status === 'ready' && <ReadyMatch match={shown.data} list={list} pendingHref={pendingHref} />}
      {opened.status === 'failed' && (
        <FailedMatch failure={opened.failure} isKept={shown.status === 'ready'} />
      )}
    </>
  );
}

/** The sections of an opened match, and the values of `view` in its address. The story is the default. */
const viewIds = ['match', 'team', 'kills', 'standings', 'ratings'] as const;

type View = (typeof viewIds)[number];

function ReadyMatch({ match, list, pendingHref }: MatchViewProps & Pick<MatchDetailsProps, 'pendingHref'>) {
  const { t } = useLingui();
  const { parts } = useSite();
  const { pathname, search } = useLocation();
  const address = pendingHref ?? pathname + search;
  const query = new URLSearchParams(address.split('?')[1]);
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
    list,
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
        <Story match={match} list={list} />
      </Section>
      <div className={styles.columns}>
        <Section id={idOf('team')} title={labels.team}>
          <Team match={match} list={list} />
        </Section>
        <Section id={idOf('kills')} title={labels.kills}>
          <KillLogView {...props} />
        </Section>
      </div>
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
        <Ratings match={match} list={list} />
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

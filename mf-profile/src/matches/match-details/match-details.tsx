import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed } from '@hotdrop/shared-ui/states';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { withQuery } from '../../address/use-query-link.ts';
import { ErrorMessage } from '../../loading/error-message.tsx';
import { useKeepReady } from '../../loading/load-result.ts';
import { RevalidateOnMount } from '../../loading/revalidate-on-mount.tsx';
import type { MatchList, MatchViewProps } from '../match-list.ts';
import { describeMatch } from '../match-summary.ts';
import { KillLogView } from './kill-log-view.tsx';
import styles from './match-details.module.css';
import { MatchEndTime } from './match-end-time.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';
import { OwnFigures } from './own-figures.tsx';
import { Ratings } from './ratings.tsx';
import { Standings } from './standings.tsx';
import { Team } from './team.tsx';

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

/** The views of an opened match. The first one is the default. */
const viewIds = ['match', 'team', 'kills', 'standings', 'ratings'] as const;

type View = (typeof viewIds)[number];

const views: Readonly<Record<View, React.ComponentType<MatchViewProps>>> = {
  match: OwnFigures,
  team: Team,
  kills: KillLogView,
  standings: Standings,
  ratings: Ratings,
};

function ReadyMatch({ pendingHref, ...props }: MatchViewProps & Pick<MatchDetailsProps, 'pendingHref'>) {
  const { t } = useLingui();
  const { parts } = useSite();
  const { pathname, search } = useLocation();
  const address = pendingHref ?? pathname + search;
  const labels: Record<View, string> = {
    match: t({ message: 'Match', context: 'figures of one player' }),
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
  const requested = new URLSearchParams(address.split('?')[1]).get('view');
  const shown = tabs.find(({ id }) => id === requested)?.id ?? 'match';
  const section = sections.find(({ key }) => key === shown);
  const Shown = views[viewIds.find((id) => id === shown) ?? 'match'];
  return (
    <>
      <Tabs
        label={t`Match`}
        look="small"
        tabs={tabs.map(({ id, label }) => ({
          to: withQuery(address, { view: id === 'match' ? null : id }),
          label,
          isCurrent: id === shown,
          preventScrollReset: true,
        }))}
      />
      <MatchEndTime match={props.match} />
      <div className={styles.view}>
        {section ? (
          section.render(describeMatch(props.match, props.match.player), <Failed />)
        ) : (
          <Shown {...props} />
        )}
      </div>
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

import type { ApiFailure, MatchDetail } from '@hotdrop/shared-domain/wire';
import { Failed } from '@hotdrop/shared-ui/states';
import { Tabs } from '@hotdrop/shared-ui/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import { choiceLink } from '../../address/use-query-link.ts';
import { FailureWords } from '../../loading/error-message.tsx';
import { LoadAgain } from '../../loading/revalidate-on-mount.tsx';
import type { MatchList } from '../matches.loader.ts';
import { KillLogView } from './kill-log-view.tsx';
import styles from './match-details.module.css';
import { Ended } from './match-end-time.tsx';
import { MatchSkeleton } from './match-skeleton.tsx';
import { OwnFigures } from './own-figures.tsx';
import { Ratings } from './ratings.tsx';
import { Standings } from './standings.tsx';
import { Team } from './team.tsx';

interface MatchDetailsProps {
  readonly list: MatchList;
  /** Where the visitor will be in a moment, if not there yet. */
  readonly ahead?: string | undefined;
}

/** The opened match; or why it cannot be shown, which leaves the list standing. */
export function MatchDetails({ list, ahead }: MatchDetailsProps) {
  const { opened } = list;
  if (opened === null || opened.is === 'waiting') return <LateMatch />;
  if (opened.is === 'failed') return <FailedMatch failure={opened.failure} />;
  return <ReadyMatch match={opened.data} list={list} ahead={ahead} />;
}

export interface OpenedProps {
  readonly match: MatchDetail;
  readonly list: MatchList;
}

/** The parts of an opened match; the first one is shown unless the address names another. */
const views = {
  match: OwnFigures,
  team: Team,
  kills: KillLogView,
  standings: Standings,
  ratings: Ratings,
} satisfies Record<string, React.ComponentType<OpenedProps>>;

type View = keyof typeof views;

function ReadyMatch({ ahead, ...props }: OpenedProps & Pick<MatchDetailsProps, 'ahead'>) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const address = ahead ?? pathname + search;
  const asked = new URLSearchParams(address.split('?')[1]).get('view') ?? '';
  const shown: View = Object.hasOwn(views, asked) ? (asked as View) : 'match';
  const labels: Record<View, string> = {
    match: t({ message: 'Match', context: 'figures of one player' }),
    team: t`Team`,
    kills: t`Kill log`,
    standings: t`Standings`,
    ratings: t`Ranks`,
  };
  const Shown = views[shown];
  return (
    <>
      <Tabs
        label={t`Match`}
        look="small"
        tabs={(Object.keys(views) as View[]).map((view) => ({
          to: choiceLink(address, { view: view === 'match' ? null : view }),
          label: labels[view],
          isCurrent: view === shown,
          preventScrollReset: true,
        }))}
      />
      <Ended match={props.match} />
      <div className={styles.view}>
        <Shown {...props} />
      </div>
    </>
  );
}

function FailedMatch({ failure }: { readonly failure: ApiFailure }) {
  const isUnknown = failure.kind === 'not-found';
  return (
    <Failed title={<Trans>The match could not be loaded</Trans>}>
      {isUnknown ? (
        <Trans>
          The match is still being saved or is more than 3 months old.{'\n'}
          Try again in a moment.
        </Trans>
      ) : (
        <FailureWords failure={failure} />
      )}
    </Failed>
  );
}

/** A match that the server did not wait for. */
const LateMatch = () => (
  <>
    <LoadAgain />
    <MatchSkeleton />
  </>
);

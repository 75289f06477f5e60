import type { ApiFailure } from '@hotdrop/shared-domain/wire';
import { Failed } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { StatsOnTheirWay } from '../lookup-queue/stats-on-their-way.tsx';
import { ErrorMessage } from './error-message.tsx';

interface FailedStatsProps {
  readonly failure: ApiFailure;
  /** Whether the stats of the last answer are still on the page. */
  readonly isCompact: boolean;
}

/** Says why a season's stats are not shown. If the API names a time, the stats load then without a click. */
export const FailedStats = ({ failure, isCompact }: FailedStatsProps) =>
  failure.kind === 'busy' && failure.retryAfter !== null && !isCompact ? (
    <StatsOnTheirWay retryAfter={failure.retryAfter} />
  ) : (
    <Failed isCompact={isCompact} title={<Trans>The stats could not be loaded</Trans>}>
      <ErrorMessage failure={failure} />
    </Failed>
  );

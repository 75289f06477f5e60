import { ClockIcon } from '@hotdrop/shared-ui/icons';
import { ExpectedTime } from '@hotdrop/shared-ui/player-not-found';
import { State } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { AskAgain } from './ask-again.tsx';

/** Replaces the stats of a season that must wait for the API key. */
export const StatsOnTheirWay = ({ retryAfter }: { readonly retryAfter: number }) => (
  <>
    <AskAgain after={retryAfter} />
    <State
      role="status"
      mark={<ClockIcon size="xl" />}
      title={<Trans>These stats are on their way</Trans>}
      words={
        <>
          <Trans>
            They appear here <ExpectedTime milliseconds={retryAfter} />.
          </Trans>
          {'\n'}
          <Trans>The game answers only a few requests a minute.</Trans>
        </>
      }
      actions={null}
    />
  </>
);

import { PodiumIcon } from '@hotdrop/shared-ui/icons';
import { Empty } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';

/** A board with nobody on it. */
export const NoRankedPlayers = () => (
  <Empty icon={PodiumIcon} title={<Trans>No leaderboard yet</Trans>}>
    <Trans>
      The season has just begun, and too few players are ranked.
      <br />
      Look again in a few days.
    </Trans>
  </Empty>
);

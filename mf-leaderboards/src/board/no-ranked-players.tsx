import { PodiumIcon } from '@hotdrop/shared-ui/icons';
import { Empty } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';

/** A board with nobody on it. */
export const NoRankedPlayers = () => (
  <Empty icon={PodiumIcon} title={<Trans>Not enough ranked players since the season just started</Trans>}>
    <Trans>Check back in a few days.</Trans>
  </Empty>
);

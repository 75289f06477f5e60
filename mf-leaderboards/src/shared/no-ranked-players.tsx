import { PodiumIcon } from '@hotdrop/shared-ui/icons';
import { Empty } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';

/** Empty state of a board. */
export const NoRankedPlayers = () => (
  <Empty icon={PodiumIcon} title={<Trans>Not enough ranked players since the season just started</Trans>}>
    <Trans>Check back in a few days.</Trans>
  </Empty>
);

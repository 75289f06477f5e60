import { formatTimestamp, inKorea } from '@hotdrop/shared-domain/text';
import { ExactTimeAgo } from '@hotdrop/shared-ui/time';

/** How long ago a match ended for the player. The tooltip has the time in Korea, wherever the visitor is. */
export const MatchTime = ({ endedAt }: { readonly endedAt: number }) =>
  Number.isNaN(endedAt) ? (
    '–'
  ) : (
    <ExactTimeAgo time={endedAt} exact={`${formatTimestamp(endedAt, inKorea)} KST`} />
  );

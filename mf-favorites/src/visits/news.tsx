import { useFormat } from '@hotdrop/shared-ui/site';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Change } from './visits.ts';

/** New matches and wins since the last visit. */
export function News({ games, wins }: Change) {
  const { t } = useLingui();
  const { list } = useFormat();
  if (games <= 0) return <Trans>No new matches</Trans>;
  const news = [t`${plural(games, { one: '# new match', other: '# new matches' })}`];
  if (wins <= 0) return news;
  return list([...news, t`${plural(wins, { one: '# win', other: '# wins' })}`]);
}

import { PodiumIcon } from '@hotdrop/shared-ui/icons';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useNow, useSite } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { Plural, Trans } from '@lingui/react/macro';
import type { RunningSeason } from './board.ts';

const day = 24 * 60 * 60_000;
/** Players come in the first days of a season. */
const newFor = 14;

/** Empty state of a board, with the age of its season while that is new. */
export function NoRankedPlayers({ season }: { readonly season: RunningSeason | null }) {
  const { game, locale } = useSite();
  const now = useNow();
  const age = season?.start ? Math.trunc((now - Date.parse(season.start)) / day) : newFor;
  const label = season && game.seasons.read(season.id).label[locale];
  return (
    <Empty icon={PodiumIcon} title={<Trans>Too few ranked players yet</Trans>}>
      {age < newFor && (
        <>
          <Plural
            value={age}
            _0={`${label} started today.`}
            one={`${label} started # day ago.`}
            other={`${label} started # days ago.`}
          />
          <SentenceGap />
          <Trans>Check back in a few days.</Trans>
        </>
      )}
    </Empty>
  );
}

import { PodiumIcon } from '@hotdrop/shared-ui/icons';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useNow, useSite } from '@hotdrop/shared-ui/site';
import { Empty } from '@hotdrop/shared-ui/states';
import { Plural, Trans } from '@lingui/react/macro';
import type { RunningSeason } from './board.ts';

const day = 24 * 60 * 60_000;

/** Empty state of a board, with the age of the season if it is known. */
export function NoRankedPlayers({ season }: { readonly season: RunningSeason | null }) {
  const { game, locale } = useSite();
  const now = useNow();
  const age = season?.start ? Math.floor((now - Date.parse(season.start)) / day) : -1;
  const label = season && game.seasons.read(season.id).label[locale];
  return (
    <Empty icon={PodiumIcon} title={<Trans>Too few ranked players yet</Trans>}>
      {age >= 0 && (
        <>
          <Plural
            value={age}
            _0={`${label} started today.`}
            one={`${label} started # day ago.`}
            other={`${label} started # days ago.`}
          />
          <SentenceGap />
        </>
      )}
      <Trans>Check back in a few days.</Trans>
    </Empty>
  );
}

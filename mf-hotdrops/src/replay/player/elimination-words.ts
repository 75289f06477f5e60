import type { Elimination, TrackPlayer } from '@hotdrop/shared-domain/tracks';
import { useFormat } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';

interface EliminationNames {
  readonly players: readonly Pick<TrackPlayer, 'name'>[];
  readonly weaponName: (id: string) => string;
}

/** Puts knocks and kills into words: who knocked or killed whom, and the weapon with the distance. */
export function useEliminationWords({ players, weaponName }: EliminationNames) {
  const { t } = useLingui();
  const { list, meters } = useFormat();
  return {
    describe: ({ type, by, whom }: Elimination): string => {
      const name = by === null || by === whom ? null : players[by]?.name;
      const victim = players[whom]?.name ?? '';
      if (!name) return type === 'kill' ? t`${victim} died` : t`${victim} was knocked`;
      return type === 'kill' ? t`${name} killed ${victim}` : t`${name} knocked ${victim}`;
    },
    /** The log gives the zone and falls a distance of zero. */
    details: ({ weapon, by, distance }: Elimination): string =>
      list(
        [weapon && weaponName(weapon), by === null || distance === null ? null : meters(distance)].filter(
          (part) => typeof part === 'string',
        ),
      ),
  };
}

import { useNavigation } from 'react-router-dom';
import type { Place } from '../list-position.ts';
import type { MatchList } from '../matches.loader.ts';

/** The card that is open, or is about to be. */
export interface OpenCard {
  readonly id: string;
  /** What is shown in it; null: it is on its way. */
  readonly list: MatchList | null;
  /** The address at which it is shown, where the visitor has not arrived at it. */
  readonly ahead?: string;
}

/** Which cards of the list are not closed: the opened one, and the one that was pressed last. */
export function useOpenCards(list: MatchList, { match }: Place): readonly OpenCard[] {
  const { location } = useNavigation();
  const next = list.matches.find(({ id }) =>
    location?.pathname.endsWith(`/matches/${encodeURIComponent(id)}`),
  )?.id;
  return [
    ...(match === null ? [] : [{ id: match, list }]),
    ...(next === undefined || next === match ? [] : [{ id: next, list: null }]),
  ];
}

import { useNavigation } from 'react-router-dom';
import type { ListPosition } from '../list-position.ts';
import type { MatchList } from '../match-list.ts';

/** A card that is open or opening. */
export interface OpenCard {
  readonly id: string;
  /** The list with the opened match; null: it is loading. */
  readonly list: MatchList | null;
  /** The address of the match, during the navigation to it. */
  readonly pendingHref?: string;
}

/** Returns the opened card and the card that the router is navigating to. */
export function useOpenCards(list: MatchList, { match }: ListPosition): readonly OpenCard[] {
  const { location } = useNavigation();
  const next = list.matches.find(({ id }) =>
    location?.pathname.endsWith(`/matches/${encodeURIComponent(id)}`),
  )?.id;
  return [
    ...(match === null ? [] : [{ id: match, list }]),
    ...(next === undefined || next === match ? [] : [{ id: next, list: null }]),
  ];
}

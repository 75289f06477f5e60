import { useSite } from '@hotdrop/shared-ui/site';
import { useState } from 'react';
import type { MatchList } from '../matches.loader.ts';
import { daysOf } from './match-days.ts';

const isSame = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** The list by days: the same ones while it holds the same matches, so that opening one draws no other anew. */
export function useDays(list: MatchList) {
  const { game } = useSite();
  const [kept, keep] = useState(() => ({ list, days: daysOf({ ...list, game }) }));
  if (kept.list.accountId === list.accountId && isSame(kept.list.matches, list.matches)) return kept.days;
  const fresh = { list, days: daysOf({ ...list, game }) };
  keep(fresh);
  return fresh.days;
}

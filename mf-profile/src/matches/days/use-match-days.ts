import { useSite } from '@hotdrop/shared-ui/site';
import { useState } from 'react';
import type { MatchList } from '../match-list.ts';
import { groupByDay } from './match-days.ts';

const isSame = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((item, at) => item === other[at]);

/** Groups the list by day. Returns the same days for the same matches, so that opening one renders no other day. */
export function useMatchDays(list: MatchList) {
  const { game } = useSite();
  const [grouped, setGrouped] = useState(() => ({ list, days: groupByDay({ ...list, game }) }));
  if (grouped.list.accountId === list.accountId && isSame(grouped.list.matches, list.matches)) {
    return grouped.days;
  }
  const fresh = { list, days: groupByDay({ ...list, game }) };
  setGrouped(fresh);
  return fresh.days;
}

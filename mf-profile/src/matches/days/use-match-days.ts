import { useSite, useTimeZone } from '@hotdrop/shared-ui/site';
import { useState } from 'react';
import type { MatchList, SessionPoints } from '../match-list.ts';
import { findOtherPages, groupByDay } from './match-days.ts';

const hasSameItems = <T>(one: readonly T[], other: readonly T[]) =>
  one.length === other.length && one.every((item, at) => item === other[at]);

const isEqual = (one: SessionPoints, other: SessionPoints) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/**
 * Groups the list by day. Returns the same objects for the same matches, so that opening a match does not render the
 * other days again. A list that the server grouped in another zone keeps these days, which are marked as UTC, because
 * new days would move matches while the visitor reads them.
 */
export function useMatchDays(list: MatchList) {
  const { game } = useSite();
  const zone = useTimeZone();
  const group = () => ({
    list,
    zone,
    days: groupByDay({ ...list, game }, findOtherPages(list), zone.offsetAt),
  });
  const [grouped, setGrouped] = useState(group);
  const isSame =
    grouped.list.accountId === list.accountId &&
    grouped.list.totalCount === list.totalCount &&
    isEqual(grouped.list.points, list.points) &&
    hasSameItems(grouped.list.matches, list.matches);
  if (isSame) return grouped;
  const fresh = group();
  setGrouped(fresh);
  return fresh;
}

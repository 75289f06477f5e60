import { type ShownTimeZone, useSite, useTimeZone } from '@hotdrop/shared-ui/site';
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
  const current = useTimeZone();
  const group = (zone: ShownTimeZone) => ({
    list,
    zone,
    days: groupByDay({ ...list, game }, findOtherPages(list), zone.offsetAt),
  });
  const [grouped, setGrouped] = useState(() => group(current));
  const hasSameMatches =
    grouped.list.accountId === list.accountId && hasSameItems(grouped.list.matches, list.matches);
  const isSame =
    hasSameMatches &&
    grouped.list.totalCount === list.totalCount &&
    isEqual(grouped.list.points, list.points);
  if (isSame) return grouped;
  const fresh = group(hasSameMatches ? grouped.zone : current);
  setGrouped(fresh);
  return fresh;
}

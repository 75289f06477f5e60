import { writeDate, writeTime } from '@hotdrop/shared-domain/text';
import { useSite } from '@hotdrop/shared-ui/site';
import type { TimeTick } from './time-ticks.ts';

/** How a label below a line is written: as short as it may be where it stands. */
export function useTickWords() {
  const { locale } = useSite();
  return ({ at, look }: TimeTick): string => (look === 'time' ? writeTime(at) : writeDate(at, look, locale));
}

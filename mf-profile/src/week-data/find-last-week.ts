import { weekBefore, weekOf } from '@hotdrop/shared-domain/text';

/** The id of the week before the running one. */
export const findLastWeek = (now: number): string => weekBefore(weekOf(now)).id;

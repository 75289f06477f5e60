import { timingSafeEqual } from 'node:crypto';

/** Compares signatures in constant time, so that the duration does not reveal how many characters match. */
export const isEqual = (a: string, b: string): boolean => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
};

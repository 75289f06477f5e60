import { firstTimeVisitor } from '../server/http/first-time-visitor.ts';
import type { Visitor } from '../server/http/visitor.ts';

/** A first-time visitor on a desktop. */
export const aVisitor = (change: Partial<Visitor> = {}): Visitor => ({ ...firstTimeVisitor, ...change });

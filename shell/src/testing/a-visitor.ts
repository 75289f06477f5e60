import { firstTimeVisitor, type Visitor } from '../server/http/visitor.ts';

/** A first-time visitor on a desktop. */
export const aVisitor = (change: Partial<Visitor> = {}): Visitor => ({ ...firstTimeVisitor, ...change });

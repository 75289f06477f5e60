import type { SlotContext, SlotName } from '@hotdrop/shared-domain/contract';
import { Fragment, type ReactNode } from 'react';
import { useSite } from '../site/index.ts';

interface SlotProps<Name extends SlotName> {
  readonly name: Name;
  readonly context: SlotContext<Name>;
  /** Replaces a part that fails, where a gap would confuse. */
  readonly fallback?: ReactNode;
}

/** Renders the areas' parts for a place on this page, in their order; nothing where a site has none. */
export function Slot<Name extends SlotName>({ name, context, fallback }: SlotProps<Name>) {
  const { parts } = useSite();
  return parts?.of(name).map((part) => <Fragment key={part.key}>{part.render(context, fallback)}</Fragment>);
}

import type { LoadedPart, SiteParts } from '@hotdrop/shared-domain/contract';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { getPartBox, getPartKey, getWaitingBox, type PagePart } from './page-parts.ts';
import { type PageSlot, readSlotContext } from './page-slots.ts';

/** A part that is ready to render on a server. */
export interface ServerPart {
  readonly part: PagePart;
  readonly loaded: LoadedPart;
  readonly data: unknown;
}

/** A part that this server leaves to the browser. */
export interface LeftPart {
  readonly part: PagePart;
  readonly loaded: null;
}

/**
 * Creates the parts of one page on a server. `list` returns the parts that have not failed so far, and the parts that a
 * browser will load into a place that the page keeps for them.
 */
export const createServerParts = (
  slots: readonly PageSlot[],
  list: () => readonly (ServerPart | LeftPart)[],
): SiteParts => ({
  of(name) {
    const slot = slots.find((one) => one.name === name);
    if (!slot) return [];
    return list()
      .filter(({ part }) => part.slot === name)
      .map((one) => ({
        key: getPartKey(one.part),
        title: one.part.title,
        render: (context) =>
          one.loaded ? (
            <ServerView {...one} slot={slot} context={context} />
          ) : (
            <div {...getWaitingBox(one.part)} />
          ),
      }));
  },
});

interface ServerViewProps extends ServerPart {
  readonly slot: PageSlot;
  readonly context: unknown;
}

/** Renders the part in the page's tree. React leaves out the content of a Suspense boundary that throws. */
function ServerView({ part, loaded, data, slot, context }: ServerViewProps) {
  const Marked = findMarker(getPartKey(part));
  return (
    <div {...getPartBox(part)}>
      <Suspense fallback={null}>
        <Marked>
          <Checked {...{ loaded, data, slot, context }} />
        </Marked>
      </Suspense>
    </div>
  );
}

/** Checks the context where a wrong one fails only the part. */
function Checked({ loaded, data, slot, context }: Omit<ServerViewProps, 'part'>) {
  return loaded.render(readSlotContext(slot, context), data);
}

const markerPrefix = 'part:';

type MarkerComponent = ComponentType<{ readonly children: ReactNode }>;

/** By part, for all pages. */
const markers = new Map<string, MarkerComponent>();

function findMarker(key: string): MarkerComponent {
  const marker = markers.get(key) ?? createMarker(key);
  markers.set(key, marker);
  return marker;
}

/** Creates a component whose name shows in React's component stack, so that an error names its part. */
function createMarker(key: string): MarkerComponent {
  const marker = ({ children }: { readonly children: ReactNode }) => children;
  Object.defineProperty(marker, 'name', { value: markerPrefix + key });
  return marker;
}

/** Finds the part in which an error happened while a server rendered a page. */
export function findFailedPart(componentStack: string | null | undefined): string | undefined {
  const line = componentStack?.split('\n').find((one) => one.trim().startsWith(`at ${markerPrefix}`));
  return line?.trim().split(' ')[1]?.slice(markerPrefix.length);
}

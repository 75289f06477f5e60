import { isRouteErrorResponse } from 'react-router-dom';
import type { BrowserError } from './problem.ts';
import type { DevCall } from './states.ts';

export interface ListedPage {
  readonly name: string;
  readonly pattern: string;
  /** Absolute. */
  readonly address: string;
}

/** What the area's document tells the page for developers. */
export type DevMessage =
  | {
      readonly kind: 'area';
      readonly id: string;
      readonly pages: readonly ListedPage[];
      readonly parts: readonly { readonly id: string; readonly slot: string; readonly chunk: string }[];
      /** The area's own states. */
      readonly states: readonly string[];
    }
  | { readonly kind: 'shown'; readonly address: string; readonly duration: number }
  | { readonly kind: 'call'; readonly call: DevCall }
  | { readonly kind: 'error'; readonly error: BrowserError; readonly title: string; readonly effect: string };

/** Without the page for developers, the document tells itself. */
export const tellDevPage = (message: DevMessage): void => window.parent.postMessage(message, location.origin);

export const hasDevPage = () => window.parent !== window;

interface ErrorStory {
  /** `landings did not render` */
  readonly title: string;
  /** What visitors see instead. */
  readonly effect: string;
  readonly componentStack?: string | null | undefined;
}

/** Tells what was thrown. A response is an intended answer, and no error. */
export function tellError(thrown: unknown, { title, effect, componentStack }: ErrorStory): void {
  if (thrown instanceof Response || isRouteErrorResponse(thrown)) return;
  const { message = String(thrown), stack = '' } = thrown instanceof Error ? thrown : {};
  const error = { message, stack, componentStack: componentStack ?? '' };
  tellDevPage({ kind: 'error', error, title, effect });
}

export function listenToArea(onMessage: (message: DevMessage) => void): () => void {
  const receive = ({ data, origin }: MessageEvent) => {
    if (origin === location.origin && typeof data === 'object' && data && 'kind' in data) onMessage(data);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}

export const partPath = '/-/parts';

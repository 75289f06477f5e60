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
      readonly parts: readonly { readonly id: string; readonly slot: string }[];
      /** The area's own states. */
      readonly states: readonly string[];
    }
  | { readonly kind: 'shown'; readonly address: string; readonly duration: number }
  | { readonly kind: 'call'; readonly call: DevCall }
  | { readonly kind: 'error'; readonly error: BrowserError; readonly title: string; readonly effect: string };

const isInFrame = () => window.parent !== window;

/** Without the page for developers, nobody receives it. */
export function tellDevPage(message: DevMessage): void {
  if (isInFrame()) window.parent.postMessage(message, location.origin);
}

export const hasDevPage = isInFrame;

export function listenToArea(onMessage: (message: DevMessage) => void): () => void {
  const receive = ({ data, origin }: MessageEvent) => {
    if (origin === location.origin && typeof data === 'object' && data && 'kind' in data) onMessage(data);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}

export const partPath = '/-/parts';

/** What a page may do in its frame besides running scripts. */
type May = 'allow-forms' | 'allow-popups' | 'allow-popups-to-escape-sandbox';

/** Links that lead away, in windows of their own that are like any other. */
export const mayLeadAway: readonly May[] = ['allow-popups', 'allow-popups-to-escape-sandbox'];

/**
 * A frame for a page of somebody else. Without `allow-same-origin` nothing of ours is theirs, not even where both are
 * served by one host, and they hear of our addresses no more than the origin.
 */
export function sandboxedFrame(address: string, may: readonly May[] = []): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', ['allow-scripts', ...may].join(' '));
  frame.setAttribute('referrerpolicy', 'strict-origin');
  frame.src = address;
  return frame;
}

/** Sandbox permissions besides scripts. */
type Permission = 'allow-forms' | 'allow-popups' | 'allow-popups-to-escape-sandbox';

/** Lets links open new windows that are not sandboxed. */
export const allowPopups: readonly Permission[] = ['allow-popups', 'allow-popups-to-escape-sandbox'];

/**
 * Creates an iframe for a third-party page. Without `allow-same-origin` the page cannot read our data, even if one
 * host serves both, and the referrer policy shows it only our origin.
 */
export function createSandboxedFrame(
  url: string,
  permissions: readonly Permission[] = [],
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', ['allow-scripts', ...permissions].join(' '));
  frame.setAttribute('referrerpolicy', 'strict-origin');
  frame.src = url;
  return frame;
}
